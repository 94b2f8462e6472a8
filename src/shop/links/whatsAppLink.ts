import { COUNTRY_CODE } from '../countryCode';
import { shop } from '../shop';

/** The link to a WhatsApp chat with the shop, with the message already typed. */
export function whatsAppLink(message: string): string {
  return whatsAppAddress(message, chatNumber(shop.phone));
}

/**
 * The link that opens WhatsApp with a text already typed. Source: WhatsApp's help, "How to use click to chat".
 * @param number Digits with the country code. Without it, people pick the recipient themselves.
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/**
 * The digits for a wa.me address: removes everything but word characters and spaces, then the spaces (specification,
 * section 5).
 */
export function chatNumber(number: string): string {
  const bare = number.replace(/[^\w\s]/g, '').replace(/\s/g, '');
  return bare.length === 10 ? COUNTRY_CODE + bare : bare;
}
