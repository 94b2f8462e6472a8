import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';
import { keeps } from './toggledList';

/** What a visitor can change about one line. */
export type ShortlistChange = Partial<Pick<ShortlistedProduct, 'quantity' | 'note' | 'shade'>>;

/** The list with one line changed, within `shortlistLimits`. A shade of another line of the product changes nothing. */
export function changedList(
  list: readonly ShortlistedProduct[],
  key: string,
  change: ShortlistChange,
): readonly ShortlistedProduct[] {
  const { shade } = change;
  return list.map((kept) => {
    if (shortlistKey(kept) !== key) return kept;
    if (shade && list.some((other) => keeps(other, { ...kept, shade }))) return kept;
    const { note: _former, ...rest } = kept;
    const { quantity = kept.quantity, note = kept.note } = change;
    return {
      ...rest,
      quantity: Math.min(Math.max(Math.round(quantity) || 1, 1), shortlistLimits.quantity),
      ...(shade && { shade }),
      ...(note && { note: note.slice(0, shortlistLimits.note) }),
    };
  });
}

/** The list with one more line of a product, without a shade, below the line with this key. */
export function withAnotherShade(
  list: readonly ShortlistedProduct[],
  key: string,
): readonly ShortlistedProduct[] {
  return list.flatMap((kept) => {
    if (shortlistKey(kept) !== key) return kept;
    const { shade: _shade, note: _note, ...product } = kept;
    return [kept, { ...product, quantity: 1 }];
  });
}

/** The visitor's own list, then the other's new products as far as there is room. Own quantities and notes win. */
export function mergedLists(
  own: readonly ShortlistedProduct[],
  other: readonly ShortlistedProduct[],
): readonly ShortlistedProduct[] {
  const known = new Set(own.map(shortlistKey));
  const added = other.filter((product) => !known.has(shortlistKey(product)));
  return [...own, ...added].slice(0, shortlistLimits.products);
}

/** The list with removed lines back at index `at`, as far as there is room. Lines added again stay as they are. */
export function restoredList(
  list: readonly ShortlistedProduct[],
  removed: readonly ShortlistedProduct[],
  at: number,
): readonly ShortlistedProduct[] {
  const known = new Set(list.map(shortlistKey));
  const missing = removed.filter((line) => !known.has(shortlistKey(line)));
  const room = Math.max(0, shortlistLimits.products - list.length);
  return [...list.slice(0, at), ...missing.slice(0, room), ...list.slice(at)];
}
