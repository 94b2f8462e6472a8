import type { ShopFacts } from '@/shop/ShopFacts';

/** The frames that pages show: YouTube's player, and Google Maps, which redirects some frames to maps.google.com. */
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
 * The site's Content-Security-Policy (W3C, Level 3). It forbids inline scripts, which is why webpack builds the site
 * (docs/decisions/004-what-a-page-loads.md), but not inline styles, which styled-components needs. Pictures and clips
 * may be on any https host, with IMAGE_HOSTS_ONLY only on configured ones.
 */
export function contentSecurityPolicy(shop: PolicyFacts): string {
  const { map, mapArea, vitalsAddress } = shop;
  const pictureSources = shop.pictureHostsOnly ? configuredHosts(shop) : ['https:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureSources],
    'media-src': ["'self'", ...pictureSources],
    'connect-src': ["'self'", ...originsOf([vitalsAddress])],
    'frame-src': [...new Set([...FRAMES, ...originsOf([map, mapArea])])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The header's search form works before its script has loaded.
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
