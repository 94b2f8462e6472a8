import type { ShopFacts } from '@/shop/ShopFacts';
import { contentSecurityPolicy, type PolicyFacts } from './contentSecurityPolicy';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Two years, as the browsers' preload lists recommend. Source: hstspreload.org. */
const HSTS = 'max-age=63072000';

/**
 * The security headers of every response. HSTS is sent only at an https address. `no-referrer` would break YouTube
 * ("Error 153").
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
