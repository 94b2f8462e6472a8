import { place } from './place';
import { postalAddress } from './postalAddress';

/** What a map is asked for: the shop's door, and its town. */
export function mapQueries(name: string, street: string): [door: string, town: string] {
  return [
    `${name}, ${postalAddress(street)}`,
    `${place.town}, ${place.district}, ${place.state} ${place.pin}`,
  ];
}
