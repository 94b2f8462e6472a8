import { cutText } from '../cutText';

/** wa.me documents no limit. Longer messages were seen cut at about 2,250 characters of the address. */
export const LONGEST_ENCODED = 2_000;

/** A text's length when percent-encoded (a Bengali letter has nine). @throws URIError for an unpaired surrogate. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

/** Cuts a text to at most `room` encoded characters (`cutText`). The ellipsis takes nine. */
export function cutToEncoded(text: string, room: number): string {
  let cut = text;
  for (let longest = Math.min(text.length, room) - 1; encodedLength(cut) > room; longest -= 1)
    cut = longest > 0 ? cutText(text, longest) : '…';
  return cut;
}
