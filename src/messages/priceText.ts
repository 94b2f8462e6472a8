import type { Messages } from './Messages';

/** A product's price as text: the amount in rupees, or that it is on request. */
export function priceText(
  { price }: { readonly price?: number | undefined },
  { product }: Pick<Messages, 'product'>,
): string {
  return price === undefined ? product.onRequest : inRupees(price);
}

/** The same in a message to the shop, which the customer sends: there it is no invitation, but asks for the price. */
export function askedPrice(
  { price }: { readonly price?: number | undefined },
  { enquiry }: Pick<Messages, 'enquiry'>,
): string {
  return price === undefined ? enquiry.unpriced : inRupees(price);
}

/** Indian grouping: the last three digits, and before them groups of two: 1,12,999. */
const groups = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * An amount of rupees in Indian notation, with paise if there are any: ₹1,12,999 and ₹99.50. Latin digits in every
 * language. `toLocaleString` gives the same, but builds a formatter on each call: 125 ms of the time to open a shelf on
 * a slow phone.
 */
export function inRupees(amount: number): string {
  const [whole = '', paise] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(
    '.',
  );
  const grouped = whole.replace(groups, ',');
  return `₹${paise ? `${grouped}.${paise}` : grouped}`;
}
