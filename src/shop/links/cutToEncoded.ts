/** wa.me names no limit; longer messages were seen cut at about 2,250 characters of the address. */
export const LONGEST_ENCODED = 2_000;

/**
 * How many characters a text has in an address; a Bengali letter has nine.
 * @throws URIError for half of a pair, which `plainText` has taken out.
 */
export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

/** A text of at most so many encoded characters, cut between what people see as characters. The sign of a cut needs nine. */
export function cutToEncoded(text: string, room: number): string {
  if (encodedLength(text) <= room) return text;
  let cut = '';
  for (const character of charactersOf(text)) {
    if (encodedLength(`${cut}${character}…`) > room) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** As people see them; a browser without the means parts at least no pair. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
