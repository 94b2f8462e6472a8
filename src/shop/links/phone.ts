import { place } from '../place';
import { shop } from '../shop';

/** What a press on a phone number dials. */
export function telLink(): string {
  return `tel:+${place.countryCode}${shop.phone}`;
}

/** The number as people read it aloud: +91 98765 43210. */
export function spokenPhone(): string {
  return `+${place.countryCode} ${shop.phone.slice(0, 5)} ${shop.phone.slice(5)}`;
}
