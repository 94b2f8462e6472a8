/** What the fonts of assets/fonts have no shape for. */
const UNDRAWN = /[^ -~\u00a0-\u00ff\u0900-\u09fe\u200c-\u200d–—‘’“”•…›₹]/gu;

/** Joiners that belong to no Bengali or Hindi letter. */
const STRAY = /(?<![\u0900-\u09fe])[\u200c-\u200d]+/gu;

/** A text without emoji and letters that would be boxes in the picture; ① becomes 1. May be empty. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNDRAWN, (letter) => letter.normalize('NFKD').replace(UNDRAWN, ''))
    .replace(STRAY, '')
    .replace(/\s+/g, ' ')
    .trim();
}
