/**
 * A link without what a sentence or a chat put behind it: punctuation, brackets, marks of formatting, spaces that take
 * no room, emoji. Every address of this site ends with a letter or a digit, and so does a list in a link; but an id may
 * end with an underscore. Decimal digits only: in Bengali `৷`, a number, is typed for the full stop.
 */
export function withoutTail(link: string): string {
  return link.match(/^.*[\p{L}\p{Nd}]\p{M}*/su)?.[0] ?? '';
}
