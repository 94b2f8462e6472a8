/** wa.me documents no limit. Longer messages were seen cut at about 2,250 characters of the address. */
export const LONGEST_ENCODED = 2_000;

/** A text's length when percent-encoded: nine for a Bengali letter. @throws URIError for an unpaired surrogate. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

/** Cuts a text to at most `room` encoded characters, between graphemes. The ellipsis takes nine. */
export function cutToEncoded(text: string, room: number): string {
  if (encodedLength(text) <= room) return text;
  let cut = '';
  for (const character of charactersOf(text)) {
    if (encodedLength(`${cut}${character}…`) > room) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** Code points without `Intl.Segmenter`, so surrogate pairs stay whole. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
