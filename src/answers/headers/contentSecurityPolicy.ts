import type { ShopFacts } from '../../shop/ShopFacts';

/** YouTube's player and Google Maps: www.google.com redirects some frames to maps.google.com. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
];

/** The facts of the shop that contain addresses. */
export type PolicyFacts = Partial<
  Pick<
    ShopFacts,
    | 'map'
    | 'mapArea'
    | 'vitalsAddress'
    | 'pictureHosts'
    | 'pictureHostsOnly'
    | 'banner'
    | 'visitorCounter'
    | 'reviewClips'
  >
>;

/**
 * The site's Content-Security-Policy (W3C, Level 3). No inline scripts: hence webpack
 * (docs/decisions/004-what-a-page-loads.md). styled-components needs inline styles. Documents name pictures and clips
 * on any https host; with IMAGE_HOSTS_ONLY on configured ones.
 */
export function contentSecurityPolicy(shop: PolicyFacts): string {
  const { map, mapArea, vitalsAddress } = shop;
  const shown = shop.pictureHostsOnly ? configuredHosts(shop) : ['https:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...shown],
    'media-src': ["'self'", ...shown],
    'connect-src': ["'self'", ...originsOf([vitalsAddress])],
    'frame-src': [...new Set([...FRAMES, ...originsOf([map, mapArea])])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The header's search, before its script.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The image hosts, and those that the settings' own addresses name. */
function configuredHosts(shop: PolicyFacts): string[] {
  const { pictureHosts = [], banner, visitorCounter, reviewClips = [] } = shop;
  const own = originsOf([banner, visitorCounter, ...reviewClips]);
  return [...new Set([...pictureHosts.map((host) => `https://${host}`), ...own])];
}

/** The origins of addresses; paths of this site have none. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address && !address.startsWith('/') ? new URL(address).origin : [],
  );
}
