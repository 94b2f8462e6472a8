import { mapQueries } from './mapQueries';

/** Map frames that need no key: the shop's door, and its town. Source: Google's "Share, embed a map". */
export function defaultMaps(name: string, street: string): [door: string, town: string] {
  const [door, town] = mapQueries(name, street);
  return [mapFrame(door, 17), mapFrame(town, 13)];
}

function mapFrame(query: string, zoom: number): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), output: 'embed' })}`;
}
