import { type ShortlistedProduct, shortlistKey, shortlistLimits } from './ShortlistedProduct';

/** What a visitor can change about one line. */
type ShortlistChange = Partial<Pick<ShortlistedProduct, 'quantity' | 'shade'>>;

/** The list with one line changed. */
export function changedList(
  list: readonly ShortlistedProduct[],
  key: string,
  change: ShortlistChange,
): readonly ShortlistedProduct[] {
  return list.map((product) =>
    shortlistKey(product) === key ? { ...product, ...change } : product,
  );
}

/** The list without a product. */
export function listWithout(
  list: readonly ShortlistedProduct[],
  key: string,
): readonly ShortlistedProduct[] {
  return list.filter((product) => shortlistKey(product) !== key);
}

/** The list after a press of a product's heart. If there is no room, the same list. */
export function toggledList(
  list: readonly ShortlistedProduct[],
  wanted: ShortlistedProduct,
): readonly ShortlistedProduct[] {
  const others = listWithout(list, shortlistKey(wanted));
  return others.length < list.length ? others : mergedLists(list, [wanted]);
}

/** The visitor's own list with the other's new products, as far as there is room. The same list without room. */
export function mergedLists(
  own: readonly ShortlistedProduct[],
  other: readonly ShortlistedProduct[],
): readonly ShortlistedProduct[] {
  const known = new Set(own.map(shortlistKey));
  const added = other.filter((product) => !known.has(shortlistKey(product)));
  const room = Math.max(0, shortlistLimits.products - own.length);
  return room > 0 ? [...own, ...added.slice(0, room)] : own;
}
