/**
 * The one of `names` that was typed, perhaps in another letter case or with punctuation after it; undefined if it is none
 * of them.
 */
export function meantName<Name extends string>(
  names: readonly Name[],
  typed: string,
): Name | undefined {
  return [typed, withoutTail(typed)].flatMap(
    (text) =>
      names.find((name) => name === text) ??
      names.find((name) => name.toLowerCase() === text.toLowerCase()) ??
      [],
  )[0];
}

/** A link without the punctuation or brackets after it, which chats take for a part of the link. */
export function withoutTail(link: string): string {
  return link.replace(/[.,;:!?…।॥৷'">\p{Pe}\p{Pf}]+$/u, '');
}
