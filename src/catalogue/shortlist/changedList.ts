import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';

/** What a visitor may say of a kept product. */
export type ShortlistChange = Partial<Pick<ShortlistedProduct, 'quantity' | 'note'>>;

/** The list with another quantity or note of one product, within bounds; an empty note is none. */
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
 * One's own list and, behind it, what another has besides, as far as there is room. What is on both stays as one's own has it,
 * with its quantity and note.
 */
export function mergedLists(
  own: readonly ShortlistedProduct[],
  other: readonly ShortlistedProduct[],
): readonly ShortlistedProduct[] {
  const known = new Set(own.map(shortlistKey));
  const added = other.filter((product) => !known.has(shortlistKey(product)));
  return [...own, ...added].slice(0, shortlistLimits.products);
}
