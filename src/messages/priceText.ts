import type { Messages } from './Messages';

/** A product's price as text: the amount in rupees, or that it is on request. */
export function priceText(
  { price }: { readonly price?: number | undefined },
  { product, rupees }: Pick<Messages, 'product' | 'rupees'>,
): string {
  return price === undefined ? product.onRequest : rupees(price);
}
