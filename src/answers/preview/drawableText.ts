/** Characters for which the fonts in assets/fonts have no shape. */
const UNDRAWN = /[^ -~\u00a0-\u00ff\u0900-\u09fe\u200c-\u200d–—‘’“”•…›₹]/gu;

/** Joiners that don't follow a Bengali or Hindi letter. */
const STRAY = /(?<![\u0900-\u09fe])[\u200c-\u200d]+/gu;

/** A text without emoji and letters that the picture would show as boxes; ① becomes 1. May be empty. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNDRAWN, (letter) => letter.normalize('NFKD').replace(UNDRAWN, ''))
    .replace(STRAY, '')
    .replace(/\s+/g, ' ')
    .trim();
}
