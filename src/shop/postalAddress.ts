import { shop } from './shop';

/** The postal address on one line. */
export function postalAddress(street: string): string {
  return `${street}, ${shop.place}`;
}
