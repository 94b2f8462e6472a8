import type { Product } from './items';

/** The lowest and the highest price on a shelf, in rupees; undefined where no product says one. */
export function priceSpan(
  products: readonly Product[],
): [lowest: number, highest: number] | undefined {
  const prices = products.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}
