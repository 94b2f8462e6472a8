import { place } from '../place';
import { shop } from '../shop';

/** The `tel:` link to the shop. */
export function telLink(): string {
  return `tel:+${place.countryCode}${shop.phone}`;
}

/** The phone number in readable groups: +91 98765 43210. */
export function spokenPhone(): string {
  return `+${place.countryCode} ${shop.phone.slice(0, 5)} ${shop.phone.slice(5)}`;
}
