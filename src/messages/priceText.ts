import { inRupees } from './inRupees';
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
