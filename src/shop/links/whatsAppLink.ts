import { place } from '../place';
import { shop } from '../shop';

/** A WhatsApp chat with the shop, the message already typed. */
export function whatsAppLink(message: string): string {
  return whatsAppAddress(message, chatNumber(shop.phone));
}

/**
 * What opens WhatsApp with a text typed: in the chat with a number (digits, with the country's), or, without one, where
 * people pick whom to send it. Source: WhatsApp's help, "How to use click to chat".
 */
export function whatsAppAddress(text: string, number = ''): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Digits for a wa.me address: first non-word, non-space characters go, then spaces (specification, section 5). */
export function chatNumber(number: string): string {
  const bare = number.replace(/[^\w\s]/g, '').replace(/\s/g, '');
  return bare.length === 10 ? place.countryCode + bare : bare;
}
