/**
 * A link without what a sentence or a chat put behind it, such as punctuation or emoji. Addresses and lists end with a
 * letter or digit; of digits only decimal ones: in Bengali people type `৷`, a number, for the full stop, and `ঃ`, a mark
 * that no Latin letter has, for the colon. What is drawn as nothing (`DI`) may count as a letter or as a mark.
 */
export function withoutTail(link: string): string {
  return link.match(/^.*(?:[a-z\d]|(?!\p{DI})[\p{L}\p{Nd}](?:(?!\p{DI})\p{M})*)/isu)?.[0] ?? '';
}
