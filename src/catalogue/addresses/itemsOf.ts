import type { Collections, ItemsOf, ShelvesOf } from './pageDefinitions';

/** The items of a page's shelves, by the same names. */
export function itemsOf<Shown extends Collections>(shelves: ShelvesOf<Shown>): ItemsOf<Shown> {
  const entries = Object.entries<ShelvesOf<Collections>[string]>(shelves);
  return Object.fromEntries(entries.map(([name, { items }]) => [name, items])) as ItemsOf<Shown>;
}
