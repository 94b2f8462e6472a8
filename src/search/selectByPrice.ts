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
  { order, ...limits }: PriceLimits,
  words: readonly QueryWord[],
): Selection {
  const isLimited = Object.keys(limits).length > 0;
  const within = isLimited ? goods.filter(({ product }) => isWithin(product, limits)) : goods;
  const isUnmet = within.length === 0;
  const rankOf = order ? rankBy(order) : isLimited ? rankIn(limits) : () => 0;
  const ranked = (isUnmet ? goods : within).map((indexed) => ({
    indexed,
    score: isUnmet ? 0 : wordScore(indexed, words),
    rank: rankOf(indexed.product),
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

function rankIn({ least = 0, most = least, off: leastOff }: PriceLimits) {
  return ({ price = Number.MAX_VALUE, off = 0 }: ListedProduct) =>
    leastOff ? -off : Math.min(...[least || most, most].map((end) => Math.abs(price - end)));
}

/** Products without a price come last. */
function rankBy(order: NonNullable<PriceLimits['order']>) {
  return ({ price }: ListedProduct) =>
    price === undefined ? Number.MAX_VALUE : order === 'cheapest' ? price : -price;
}
