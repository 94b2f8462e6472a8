import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';

/**
 * The products at the prices and discounts that are asked for; those without a price are left out.
 * @param order By price: the highest discount first when one is asked for, otherwise the nearest to the limit.
 */
export function inRange(
  products: readonly ListedProduct[],
  { least = 0, most = Number.POSITIVE_INFINITY, off: leastOff = 0 }: PriceLimits,
  order?: 'by price',
): ListedProduct[] {
  const found = products.filter(
    ({ price, off = 0, soldOut }) =>
      price !== undefined &&
      price >= least &&
      price <= most &&
      off >= leastOff &&
      !(leastOff && soldOut),
  );
  if (!order) return found;
  const rank = ({ price = 0, off = 0 }: ListedProduct) =>
    leastOff ? -off : most === Number.POSITIVE_INFINITY ? price : -price;
  return found.sort((a, b) => rank(a) - rank(b));
}
