import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';

interface AtPrices {
  readonly products: readonly ListedProduct[];
  /** There are such goods, but none at these prices: `products` are the nearest. */
  readonly unmet: boolean;
}

/**
 * The products at these prices, in their order. `isAll`: nothing but a price was typed; then those nearest to it, or
 * those with the highest discount, come first.
 */
export function atPrices(
  products: readonly ListedProduct[],
  range: PriceLimits,
  isAll: boolean,
): AtPrices {
  if (Object.keys(range).length === 0) return { products, unmet: false };
  const found = products.filter(isWithin(range));
  const unmet = products.length > 0 && found.length === 0;
  if (!isAll) return { products: unmet ? products : found, unmet };
  const nearest = unmet ? products.filter(isWithin(range.off ? { off: 1 } : {})) : found;
  const rank = rankIn(range);
  return { products: [...nearest].sort((a, b) => rank(a) - rank(b)), unmet };
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
  return ({ price = 0, off = 0 }: ListedProduct) =>
    leastOff ? -off : Math.min(...[least || most, most].map((end) => Math.abs(price - end)));
}
