import { postalAddress } from '../postalAddress';
import { shop } from '../shop';

/** Google Maps with the way to the shop. Source: developers.google.com/maps/documentation/urls. */
export function directionsLink(): string {
  const destination = `${shop.name}, ${postalAddress(shop.street)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
