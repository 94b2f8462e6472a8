import { COUNTRY_CODE } from '../countryCode';
import { shop } from '../shop';

/** A chat with the shop, with the message already typed. */
export function whatsAppLink(message: string): string {
  return whatsAppAddress(message, chatNumber(shop.phone));
}

/**
 * Opens WhatsApp with a text already typed; without `number` (digits with the country code), people pick the recipient.
 * Source: its help, "How to use click to chat".
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A number for wa.me: removes everything but word characters, then spaces (specification, section 5). */
export function chatNumber(number: string): string {
  const bare = number.replace(/[^\w\s]/g, '').replace(/\s/g, '');
  return bare.length === 10 ? COUNTRY_CODE + bare : bare;
}
