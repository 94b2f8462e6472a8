import { shop } from '../shop';

/** Links to Google Maps: the shop's door and its town. Source: developers.google.com/maps/documentation/urls. */
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

/** The addresses of embedded maps, which need no API key. Source: Google's "Share, embed a map". */
export function defaultMaps(name: string, street: string): [door: string, town: string] {
  const [door, town] = mapQueries(name, street);
  return [mapFrame(door, 17), mapFrame(town, 13)];
}

function mapFrame(query: string, zoom: number): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`;
}

/** What to search for on the maps. */
function mapQueries(name: string, street: string): [door: string, town: string] {
  return [`${name}, ${postalAddress(street)}`, shop.place];
}

/** The postal address on one line. */
function postalAddress(street: string): string {
  return `${street}, ${shop.place}`;
}
