import type { Messages } from '@/messages/Messages';
import { shop } from '@/shop/shop';

/** The shop's line about home delivery: its own words, else the specification's. Empty if it wants none. */
export function deliveryLine({ homeDelivery }: Pick<Messages['product'], 'homeDelivery'>): string {
  return shop.deliveryLine ?? homeDelivery;
}
