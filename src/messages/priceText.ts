import { inRupees } from './inRupees';
import type { Messages } from './Messages';

/** A product's price as text, or that it is on request. */
export function priceText(
  { price }: { readonly price?: number | undefined },
  { product }: Pick<Messages, 'product'>,
): string {
  return price === undefined ? product.onRequest : inRupees(price);
}

/** A price as text for the customer's message, which asks for a missing price. */
export function askedPrice(
  { price }: { readonly price?: number | undefined },
  { enquiry }: Pick<Messages, 'enquiry'>,
): string {
  return price === undefined ? enquiry.unpriced : inRupees(price);
}
