import type { ShopFacts } from '../../shop/ShopFacts';

/** YouTube's player, and Google's maps: www hands some frames to the other. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
];

/**
 * The site's Content-Security-Policy. Scripts come from the site alone, none stands in a page (that is why the site is
 * built with webpack: docs/decisions/008-built-with-webpack.md). Styles stand in the pages, styled-components writes more.
 * Documents name pictures and clips on any https host. Source: W3C, Content Security Policy Level 3.
 */
export function contentSecurityPolicy({
  map,
  mapArea,
  vitalsAddress,
}: Pick<ShopFacts, 'map' | 'mapArea' | 'vitalsAddress'>): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:'],
    'media-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...originsOf([vitalsAddress])],
    'frame-src': [...new Set([...FRAMES, ...originsOf([map, mapArea])])],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? new URL(address).origin : []));
}
