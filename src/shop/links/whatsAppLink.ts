import { shop } from '../shop';
import { chatNumber } from './chatNumber';

/** The pre-filled message of every enquiry button that the specification names (section 9). */
export const ENQUIRY = 'I am Interested';

/** A WhatsApp chat with the shop, the message already typed. */
export function whatsAppLink(message: string = ENQUIRY): string {
  return `https://wa.me/${chatNumber(shop.phone)}?text=${encodeURIComponent(message)}`;
}
