/**
 * A link without what a sentence or a chat put behind it: punctuation, brackets, marks of formatting, spaces that take
 * no room, emoji. Every address of this site ends with a letter or a digit, and so does a list in a link; but an id may
 * end with an underscore. Decimal digits only: in Bengali `৷`, a number, is typed for the full stop, and `ঃ`, a mark that
 * no Latin letter has, for the colon. What is drawn as nothing (`DI`) may count as a letter or as a mark.
 */
export function withoutTail(link: string): string {
  return link.match(/^.*(?:[a-z\d]|(?!\p{DI})[\p{L}\p{Nd}](?:(?!\p{DI})\p{M})*)/isu)?.[0] ?? '';
}
