import { discountAgrees } from './discountAgrees';
import type { Product } from './items';
import { percentOff } from './percentOff';

/** What may be said of a product's cost; what is absent is not said. */
export interface Figures {
  /** Rupees. */
  readonly price?: number;
  /** The M.R.P. in rupees, which the price is below. */
  readonly struck?: number;
  /** Whole or typed percent that the price is below the M.R.P., never more than it truly is but for a rounding. */
  readonly percent?: number;
}

/**
 * The honest figures of a product: a discount only beside a price and not above the M.R.P., and where the document's contradicts
 * M.R.P. and price, the true one, rounded down. What is sold out has its price alone. Nobody is promised what the counter would
 * not give. Total.
 */
export function figures({
  mrp,
  off,
  price,
  soldOut,
}: Pick<Product, 'mrp' | 'off' | 'price' | 'soldOut'>): Figures {
  if (price === undefined) return {};
  if (soldOut) return { price };
  if (mrp === undefined) return { price, ...percentOf(off) };
  if (price >= mrp) return { price };
  const honest = off && !discountAgrees(off, mrp, price) ? Math.floor(percentOff(mrp, price)) : off;
  return { price, struck: mrp, ...percentOf(honest) };
}

/** 0 % is no discount. */
function percentOf(percent: number | undefined): Pick<Figures, 'percent'> {
  return percent ? { percent } : {};
}
