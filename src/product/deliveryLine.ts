import type { Messages } from '@/messages/Messages';
import { shop } from '@/shop/shop';

/** The line about home delivery: the owner's words, else the usual ones; empty if not wanted. */
export function deliveryLine({ homeDelivery }: Pick<Messages['product'], 'homeDelivery'>): string {
  return shop.noDeliveryLine ? '' : homeDelivery;
}
