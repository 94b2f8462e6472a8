import type { PriceFields } from './honestPrice';

/** Whether a product has a price and is not sold out: only such may be on a picture to post. */
export function isForSale({ price, soldOut }: PriceFields): boolean {
  return price !== undefined && !soldOut;
}
