/**
 * A link without what a sentence or chat put behind it, such as punctuation or emoji. Addresses and lists end with a
 * letter or digit. Only decimal digits: in Bengali people type `৷`, a number, for the full stop.
 */
export function withoutTail(link: string): string {
  return link.match(/^.*[\p{L}\p{Nd}]\p{M}*/su)?.[0] ?? '';
}
