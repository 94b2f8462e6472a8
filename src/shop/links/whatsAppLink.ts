import { shop } from '../shop';
import { chatNumber } from './chatNumber';
import { whatsAppAddress } from './whatsAppAddress';

/** A WhatsApp chat with the shop, the message already typed. */
export function whatsAppLink(message: string): string {
  return whatsAppAddress(message, chatNumber(shop.phone));
}
