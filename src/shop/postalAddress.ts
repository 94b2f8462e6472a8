import { shop } from './shop';

/** The postal address on one line: street, town, district, state and pin. */
export function postalAddress(street: string): string {
  return `${street}, ${shop.place}`;
}
