import { mapQueries } from '../mapQueries';
import { shop } from '../shop';

/** Google Maps itself with the shop's door, and with its town. Source: developers.google.com/maps/documentation/urls. */
export function mapLinks(): [door: string, town: string] {
  const [door, town] = mapQueries(shop.name, shop.street);
  return [mapLink(door), mapLink(town)];
}

function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
