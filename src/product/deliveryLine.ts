import type { Messages } from '@/messages/Messages';
import { shop } from '@/shop/shop';

/** The shop's line about home delivery: the owner's words, else the usual ones. Empty if it wants none. */
export function deliveryLine({ homeDelivery }: Pick<Messages['product'], 'homeDelivery'>): string {
  return shop.noDeliveryLine ? '' : homeDelivery;
}
