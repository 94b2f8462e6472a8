import type { KeptProduct } from './KeptProduct';
import { keptKey } from './keptKey';
import { shortlistLimits } from './shortlistLimits';

/**
 * One's own list and, behind it, what another has besides, as far as there is room. What is on both stays as one's own has it,
 * with its quantity and note.
 */
export function mergedLists(
  own: readonly KeptProduct[],
  other: readonly KeptProduct[],
): readonly KeptProduct[] {
  const known = new Set(own.map(keptKey));
  const added = other.filter((product) => !known.has(keptKey(product)));
  return [...own, ...added].slice(0, shortlistLimits.products);
}
