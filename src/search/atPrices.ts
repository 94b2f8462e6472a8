import type { IndexedProduct } from './createSearchIndex';
import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';
import { scoreOf, type Trait } from './traits';

interface AtPrices {
  readonly products: readonly ListedProduct[];
  /** There are such goods, but none at these prices: `products` are the nearest by price. */
  readonly unmet: boolean;
}

/**
 * The products at these prices: those with most of the traits first, then in the typed order. If nothing but a price was
 * typed, those nearest to it, or with the highest discount, come first.
 */
export function atPrices(
  goods: readonly IndexedProduct[],
  range: PriceLimits,
  traits: readonly Trait[],
): AtPrices {
  const { order, ...limits } = range;
  const isLimited = Object.keys(limits).length > 0;
  const found = isLimited ? goods.filter(({ product }) => isWithin(range)(product)) : goods;
  const unmet = isLimited && found.length === 0;
  const rank = order ? rankBy(order) : isLimited ? rankIn(range) : () => 0;
  const sortable = (unmet ? goods : found).map((one) => ({
    product: one.product,
    score: unmet ? 0 : scoreOf(one, traits),
  }));
  return {
    products: sortable
      .sort((a, b) => b.score - a.score || rank(a.product) - rank(b.product))
      .map(({ product }) => product),
    unmet,
  };
}

function isWithin({ least = 0, most = Number.POSITIVE_INFINITY, off: leastOff = 0 }: PriceLimits) {
  return ({ price, off = 0, soldOut }: ListedProduct) =>
    price !== undefined &&
    price >= least &&
    price <= most &&
    off >= leastOff &&
    !(leastOff && soldOut);
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
