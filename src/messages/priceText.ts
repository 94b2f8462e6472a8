import type { Messages } from './Messages';

/** What a product costs, in words: its price with the rupee sign, or that the shop tells it on request. */
export function priceText(
  { price }: { readonly price?: number | undefined },
  { product, rupees }: Pick<Messages, 'product' | 'rupees'>,
): string {
  return price === undefined ? product.onRequest : rupees(price);
}
