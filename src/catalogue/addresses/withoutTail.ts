/** A link without the signs that close a sentence or a bracket, which chats take for a part of it. */
export function withoutTail(link: string): string {
  return link.replace(/[.,;:!?…।॥৷'">\p{Pe}\p{Pf}]+$/u, '');
}
