import type { ShopFacts } from '../../shop/ShopFacts';

/** YouTube's player, and Google's maps: www hands some frames to the other. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
];

/** The shop's facts that name addresses. */
export type PolicyFacts = Partial<
  Pick<
    ShopFacts,
    | 'map'
    | 'mapArea'
    | 'vitalsAddress'
    | 'imageHosts'
    | 'imageHostsOnly'
    | 'banner'
    | 'visitorCounter'
    | 'reviewClips'
  >
>;

/**
 * The site's Content-Security-Policy. Scripts come from the site alone, none stands in a page (that is why the site is
 * built with webpack: docs/decisions/008-built-with-webpack.md). Styles stand in the pages, styled-components writes more.
 * Documents name pictures and clips on any https host, unless the owner wants those of the configured hosts alone.
 * Source: W3C, Content Security Policy Level 3.
 */
export function contentSecurityPolicy(shop: PolicyFacts): string {
  const { map, mapArea, vitalsAddress } = shop;
  const shown = shop.imageHostsOnly ? configuredHosts(shop) : ['https:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Styles draw icons out of themselves.
    'img-src': ["'self'", 'data:', ...shown],
    'media-src': ["'self'", ...shown],
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

/** What the owner's settings name may be shown in either case. */
function configuredHosts(shop: PolicyFacts): string[] {
  const { imageHosts = [], banner, visitorCounter, reviewClips = [] } = shop;
  const own = originsOf([banner, visitorCounter, ...reviewClips]);
  return [...new Set([...imageHosts.map((host) => `https://${host}`), ...own])];
}

/** Origins of the absolute addresses among these. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address && !address.startsWith('/') ? new URL(address).origin : [],
  );
}
