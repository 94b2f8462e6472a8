import type { KeptProduct } from './KeptProduct';
import { keptKey } from './keptKey';
import { shortlistLimits } from './shortlistLimits';

/** What a visitor may say of a kept product. */
export type KeptChange = Partial<Pick<KeptProduct, 'quantity' | 'note'>>;

/** The list with another quantity or note of one product, within bounds; an empty note is none. */
export function changedList(
  list: readonly KeptProduct[],
  key: string,
  change: KeptChange,
): readonly KeptProduct[] {
  return list.map((kept) => {
    if (keptKey(kept) !== key) return kept;
    const { note: _former, ...rest } = kept;
    const { quantity = kept.quantity, note = kept.note } = change;
    return {
      ...rest,
      quantity: Math.min(Math.max(Math.round(quantity) || 1, 1), shortlistLimits.quantity),
      ...(note && { note: note.slice(0, shortlistLimits.note) }),
    };
  });
}
