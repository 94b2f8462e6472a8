import { place } from './place';

/** The address on one line, as people write it: street, town, district, state and pin. */
export function postalAddress(street: string): string {
  return `${street}, ${place.town}, ${place.district}, ${place.state} ${place.pin}`;
}
