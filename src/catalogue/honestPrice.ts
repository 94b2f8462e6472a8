import type { Product } from './items';

/** What is said of a product's price; what is absent is not said. */
export interface HonestPrice {
  /** Rupees. */
  readonly price?: number;
  /** The M.R.P. in rupees, which the price is below. */
  readonly struck?: number;
  /** Whole or typed percent that the price is below the M.R.P., never more than it truly is but for a rounding. */
  readonly percent?: number;
}

/**
 * What may be said of a product's price: a discount only beside a price that is not above the M.R.P. Where the document's discount
 * contradicts M.R.P. and price, the true one is said, rounded down. What is sold out has its price alone. Nobody is promised
 * what the counter would not give.
 */
export function honestPrice({
  mrp,
  off,
  price,
  soldOut,
}: Pick<Product, 'mrp' | 'off' | 'price' | 'soldOut'>): HonestPrice {
  if (price === undefined) return {};
  if (soldOut) return { price };
  if (mrp === undefined) return { price, ...percentOf(off) };
  if (price >= mrp) return { price };
  const honest = off && !discountAgrees(off, mrp, price) ? Math.floor(percentOff(mrp, price)) : off;
  return { price, struck: mrp, ...percentOf(honest) };
}

/** 0 % is no discount. */
function percentOf(percent: number | undefined): Pick<HonestPrice, 'percent'> {
  return percent ? { percent } : {};
}

/** Whether a discount is that of a price, when either was rounded: to a whole percent, or to a whole rupee. */
export function discountAgrees(off: number, mrp: number, price: number): boolean {
  return Math.abs(percentOff(mrp, price) - off) < 1 || Math.abs(mrp * (1 - off / 100) - price) < 1;
}

/** What a price takes off an M.R.P., in percent, not rounded; below 0 where the price is the higher one. */
export function percentOff(mrp: number, price: number): number {
  // Divided last: 450 of 500 would else be a little less than 10 % off, and rounded down to 9.
  return ((mrp - price) * 100) / mrp;
}

/** The lowest and the highest price on a shelf, in rupees; undefined where no product says one. */
export function priceSpan(
  products: readonly Product[],
): [lowest: number, highest: number] | undefined {
  const prices = products.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}
