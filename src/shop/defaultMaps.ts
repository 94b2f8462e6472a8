import { place } from './place';
import { postalAddress } from './postalAddress';

/** Map frames that need no key: the shop's door, and its town. Source: Google's "Share, embed a map". */
export function defaultMaps(name: string, street: string): [string, string] {
  return [
    mapFrame(`${name}, ${postalAddress(street)}`, 17),
    mapFrame(`${place.town}, ${place.district}, ${place.state} ${place.pin}`, 13),
  ];
}

function mapFrame(query: string, zoom: number): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`;
}
