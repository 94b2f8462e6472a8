/** The name that a part of an address gives, perhaps with the end of a sentence behind it; undefined where it is none. */
export function meantName<Name extends string>(
  names: readonly Name[],
  typed: string,
): Name | undefined {
  return [typed, withoutTail(typed)].flatMap(
    (text) => names.find((name) => name === text) ?? [],
  )[0];
}

/** A link without the signs that close a sentence or a bracket, which chats take for a part of it. */
export function withoutTail(link: string): string {
  return link.replace(/[.,;:!?…।॥৷'">\p{Pe}\p{Pf}]+$/u, '');
}
