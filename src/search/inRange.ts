import type { PriceLimits } from './priceWords';
import type { ListedProduct } from './SearchList';

interface Asked {
  readonly range: PriceLimits;
  readonly offers: boolean;
}

/**
 * The products at the prices that are asked for; those without a price are left out.
 * @param order By price: the highest discount first when one is asked for, otherwise the nearest to the limit.
 */
export function inRange(
  products: readonly ListedProduct[],
  { range: { least = 0, most = Number.POSITIVE_INFINITY }, offers }: Asked,
  order?: 'by price',
): ListedProduct[] {
  const found = products.filter(
    ({ price, off, soldOut }) =>
      price !== undefined && price >= least && price <= most && (!offers || (off && !soldOut)),
  );
  if (!order) return found;
  const rank = ({ price = 0, off = 0 }: ListedProduct) =>
    offers ? -off : most === Number.POSITIVE_INFINITY ? price : -price;
  return found.sort((a, b) => rank(a) - rank(b));
}
