import { mapQueries } from '../defaultMaps';
import { postalAddress } from '../postalAddress';
import { shop } from '../shop';

/** Google Maps at the shop's door, and its town. Source: developers.google.com/maps/documentation/urls. */
export function mapLinks(): [door: string, town: string] {
  const [door, town] = mapQueries(shop.name, shop.street);
  return [mapLink(door), mapLink(town)];
}

function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** Directions to the shop. Source: developers.google.com/maps/documentation/urls. */
export function directionsLink(): string {
  const destination = `${shop.name}, ${postalAddress(shop.street)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
