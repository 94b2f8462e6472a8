/**
 * The specification's search filter (section 5): those with the typed text in their title, letter case aside. A product without
 * a title has none. Nothing typed leaves none, for then nothing was searched.
 */
export function titlesWith<Item extends { readonly title?: string }>(
  typed: string,
  items: readonly Item[],
): Item[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? items.filter(({ title = '' }) => title.toLowerCase().includes(wanted)) : [];
}
