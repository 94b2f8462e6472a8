/**
 * How many characters a text has in an address; a Bengali letter has nine.
 * @throws URIError for half of a pair, which `plainText` has taken out.
 */
export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}
