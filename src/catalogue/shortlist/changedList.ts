import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';

/** What a visitor can change about a shortlisted product. */
export type ShortlistChange = Partial<Pick<ShortlistedProduct, 'quantity' | 'note'>>;

/** The list with a new quantity or note for one product, both within `shortlistLimits`. An empty note is removed. */
export function changedList(
  list: readonly ShortlistedProduct[],
  key: string,
  change: ShortlistChange,
): readonly ShortlistedProduct[] {
  return list.map((kept) => {
    if (shortlistKey(kept) !== key) return kept;
    const { note: _former, ...rest } = kept;
    const { quantity = kept.quantity, note = kept.note } = change;
    return {
      ...rest,
      quantity: Math.min(Math.max(Math.round(quantity) || 1, 1), shortlistLimits.quantity),
      ...(note && { note: note.slice(0, shortlistLimits.note) }),
    };
  });
}

/**
 * The visitor's own list, then the products that only the other list has, as far as there is room. A product on both
 * lists keeps the visitor's own quantity and note.
 */
export function mergedLists(
  own: readonly ShortlistedProduct[],
  other: readonly ShortlistedProduct[],
): readonly ShortlistedProduct[] {
  const known = new Set(own.map(shortlistKey));
  const added = other.filter((product) => !known.has(shortlistKey(product)));
  return [...own, ...added].slice(0, shortlistLimits.products);
}
