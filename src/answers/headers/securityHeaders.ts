import type { ShopFacts } from '../../shop/ShopFacts';
import { contentSecurityPolicy, type PolicyFacts } from './contentSecurityPolicy';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Two years, as browsers' own lists of https sites ask for. Source: hstspreload.org. */
const HSTS = 'max-age=63072000';

/**
 * What every response says to browsers. `strict-origin-when-cross-origin`: with `no-referrer` YouTube's player answers
 * "Error 153". A site at an http address, such as a local one, promises no https.
 */
export function securityHeaders(shop: Pick<ShopFacts, 'siteAddress'> & PolicyFacts): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(shop) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
    ...(shop.siteAddress.startsWith('https:')
      ? [{ key: 'Strict-Transport-Security', value: HSTS }]
      : []),
  ];
}
