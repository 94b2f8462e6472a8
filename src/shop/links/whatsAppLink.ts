import { shop } from '../shop';
import { COUNTRY_CODE } from './contactLinks';

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
function chatNumber(number: string): string {
  const bare = number.replace(/[^\w\s]/g, '').replace(/\s/g, '');
  return bare.length === 10 ? COUNTRY_CODE + bare : bare;
}

/** A text on one line, without WhatsApp's formatting characters. Source: its help, "How to format your messages". */
export function whatsAppText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .replaceAll('*', '\u2217')
    .replaceAll('~', '\u223c')
    .replaceAll('_', ' ')
    .replaceAll('`', '\u2019')
    .replace(/^[>-] /, '')
    .trim();
}

/** An address for a WhatsApp message. Formatting characters at the ends of its words are percent-encoded. */
export function plainAddress(address: string): string {
  return address.replace(/(?<![a-z0-9])[_~]|[_~](?![a-z0-9])/gi, (sign) =>
    sign === '_' ? '%5F' : '%7E',
  );
}
