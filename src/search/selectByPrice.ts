import type { IndexedProduct } from './createSearchIndex';
import type { PriceLimits } from './extractPrices';
import { type QueryWord, wordScore } from './queryWords';
import type { ListedProduct } from './SearchList';

interface Selection {
  readonly goods: readonly IndexedProduct[];
  /** None of them is at the typed prices: they are the nearest. */
  readonly isUnmet: boolean;
}

/**
 * The goods at these prices: those with most of the words first, then in the typed order. If nothing but a price was
 * typed, those nearest to it, or with the highest discount, come first.
 */
export function selectByPrice(
  goods: readonly IndexedProduct[],
  limits: PriceLimits,
  words: readonly QueryWord[],
): Selection {
  const { least, most, off } = limits;
  const isLimited = least ?? most ?? off;
  const within = isLimited ? goods.filter(({ product }) => isWithin(product, limits)) : goods;
  const isUnmet = within.length === 0;
  const ranked = (isUnmet ? goods : within).map((indexed) => ({
    indexed,
    score: isUnmet ? 0 : wordScore(indexed, words),
    rank: rankOf(indexed.product, limits),
  }));
  ranked.sort((a, b) => b.score - a.score || a.rank - b.rank);
  return { goods: ranked.map(({ indexed }) => indexed), isUnmet };
}

function isWithin(
  { price, off = 0, soldOut }: ListedProduct,
  { least = 0, most = Number.POSITIVE_INFINITY, off: leastOff = 0 }: PriceLimits,
): boolean {
  const isAffordable = price !== undefined && price >= least && price <= most;
  return isAffordable && off >= leastOff && !(leastOff && soldOut);
}

/** The lower, the earlier: by the typed order, by discount, or by the distance to the typed prices. */
function rankOf(
  { price = Number.MAX_VALUE, off = 0 }: ListedProduct,
  { order, least = 0, most = least, off: leastOff }: PriceLimits,
): number {
  if (order) return order === 'cheapest' || price === Number.MAX_VALUE ? price : -price;
  if (leastOff) return -off;
  return most > 0 ? Math.min(...[least || most, most].map((end) => Math.abs(price - end))) : 0;
}
