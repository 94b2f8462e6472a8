import { postalAddress } from './postalAddress';
import { shop } from './shop';

/** Map frames without an API key. Source: Google's "Share, embed a map". */
export function defaultMaps(name: string, street: string): [door: string, town: string] {
  const [door, town] = mapQueries(name, street);
  return [mapFrame(door, 17), mapFrame(town, 13)];
}

function mapFrame(query: string, zoom: number): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`;
}

/** Search texts for the maps. */
export function mapQueries(name: string, street: string): [door: string, town: string] {
  return [`${name}, ${postalAddress(street)}`, shop.place];
}
