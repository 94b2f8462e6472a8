import type { Product } from '@/catalogue/items';
import type { Dictionary } from '@/messages/Dictionary';
import { shop } from '@/shop/shop';

/**
 * What a description says of home delivery: as the pages do, the shop's own words, else the usual ones. Empty if the
 * shop wants none, and for a product that is not delivered.
 */
export function deliverySentence(
  { homeDelivery }: Pick<Dictionary['seo'], 'homeDelivery'>,
  { noDelivery }: Pick<Product, 'noDelivery'> = {},
): string {
  return noDelivery || shop.noDeliveryLine ? '' : homeDelivery;
}
