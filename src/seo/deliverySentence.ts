import type { Product } from '@/catalogue/items';
import type { Dictionary } from '@/messages/Dictionary';
import { shop } from '@/shop/shop';

/** Home delivery in a description: the shop's words, else the usual ones. Empty if there is none. */
export function deliverySentence(
  { homeDelivery }: Pick<Dictionary['seo'], 'homeDelivery'>,
  { noDelivery }: Pick<Product, 'noDelivery'> = {},
): string {
  return noDelivery || shop.noDeliveryLine ? '' : homeDelivery;
}
