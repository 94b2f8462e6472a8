import type { Diagnostic } from './Diagnostic';
import type { Product } from './items';

/** The fields that say a price, of a document or of a product. */
export type PriceFields = {
  readonly [Field in 'mrp' | 'off' | 'price' | 'soldOut']?: Product[Field] | undefined;
};

/**
 * What may be said about a price, so that no visitor is promised more than the counter gives. An M.R.P. that is not
 * above the price is left out, with the discount; a discount that contradicts both is replaced by the true one. A
 * sold-out product has its price alone.
 */
export function honestPrice({
  mrp,
  off,
  price,
  soldOut,
}: PriceFields): Pick<Product, 'mrp' | 'off' | 'price'> {
  if (price === undefined) return {};
  if (soldOut) return { price };
  if (mrp === undefined) return { price, ...percentOf(off) };
  if (price >= mrp) return { price };
  const honest = off && !discountAgrees(off, mrp, price) ? Math.floor(percentOff(mrp, price)) : off;
  return { price, mrp, ...percentOf(honest) };
}

/** 0 % is no discount. */
function percentOf(off: number | undefined): Pick<Product, 'off'> {
  return off ? { off } : {};
}

function discountAgrees(off: number, mrp: number, price: number): boolean {
  return Math.abs(percentOff(mrp, price) - off) < 1 || Math.abs(mrp * (1 - off / 100) - price) < 1;
}

/** In percent, not rounded. Negative if the price is above the M.R.P. */
function percentOff(mrp: number, price: number): number {
  // Divide last: otherwise 450 of 500 gives slightly less than 10 and is rounded down to 9.
  return ((mrp - price) * 100) / mrp;
}

/** The discount from M.R.P. to price in whole percent, rounded down; undefined below 1 %. */
export function truePercent({ mrp, price }: PriceFields): number | undefined {
  if (mrp === undefined || price === undefined) return undefined;
  const percent = Math.floor(percentOff(mrp, price));
  return percent > 0 ? percent : undefined;
}

/** The diagnostic if M.R.P., discount and price contradict each other, or a discount has no price: none or one. */
export function priceDiagnostics({ mrp, off, price }: PriceFields): Diagnostic[] {
  if (price === undefined)
    return off === undefined ? [] : [diagnostic('percentWithoutPrice', 'off', off)];
  if (mrp === undefined) return [];
  if (price > mrp) return [diagnostic('priceAboveMrp', 'price', price)];
  if (off === undefined || discountAgrees(off, mrp, price)) return [];
  const percent = Math.floor(percentOff(mrp, price));
  return [{ ...diagnostic('percentDisagrees', 'off', off), expected: String(percent) }];
}

function diagnostic(code: Diagnostic['code'], field: string, figure: number): Diagnostic {
  return { code, field, typed: String(figure), shown: String(figure) };
}

/** Whether a product has a price and is not sold out: only such may be on a picture to post. */
export function isForSale({ price, soldOut }: PriceFields): boolean {
  return price !== undefined && !soldOut;
}

/** The lowest and highest price on a shelf, in rupees; undefined if no product has a price. */
export function priceSpan(
  products: readonly Product[],
): [lowest: number, highest: number] | undefined {
  const prices = products.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}
