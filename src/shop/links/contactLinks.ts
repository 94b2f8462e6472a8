import { shop } from '../shop';

/** India's country code, for before the ten digits of a phone number. */
export const COUNTRY_CODE = '91';

/** The `tel:` link to the shop. */
export function telLink(): string {
  return `tel:+${COUNTRY_CODE}${shop.phone}`;
}

/** The phone number in readable groups: +91 98765 43210. */
export function formatPhone(): string {
  return `+${COUNTRY_CODE} ${shop.phone.slice(0, 5)} ${shop.phone.slice(5)}`;
}

/** The `mailto:` link to the shop. */
export function mailLink(): string {
  return `mailto:${shop.email}`;
}
