interface Titled {
  readonly title?: string;
}

/** With each key all titles are looked through again. */
const inLowerCase = new WeakMap<Titled, string>();

/**
 * The specification's search filter (section 5): those with the typed text in their title, letter case aside. A product without
 * a title has none. Nothing typed leaves none, for then nothing was searched.
 */
export function titlesWith<Item extends Titled>(typed: string, items: readonly Item[]): Item[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? items.filter((item) => lowerTitleOf(item).includes(wanted)) : [];
}

function lowerTitleOf(item: Titled): string {
  const known = inLowerCase.get(item);
  if (known !== undefined) return known;
  const lower = item.title?.toLowerCase() ?? '';
  inLowerCase.set(item, lower);
  return lower;
}
