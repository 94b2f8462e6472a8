import type { ShopFacts } from './ShopFacts';

/** What the console should hear about a start: lines of plain text, none when the shop is fully set up. */
export function settingsAnnouncements(
  shop: Pick<ShopFacts, 'siteAddress' | 'isDemo'>,
  usesDemoCatalogue: boolean,
): string[] {
  const isPublic = !/^https?:\/\/(localhost|127\.|\[::1\])/.test(shop.siteAddress);
  return [
    ...(usesDemoCatalogue
      ? ['No FIREBASE_… settings: the site shows the embedded demo catalogue.']
      : []),
    ...(shop.isDemo && isPublic
      ? [
          `WARNING: ${shop.siteAddress} is a public address, but the shop's name, phone and address are the demo's. ` +
            'Set SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET (see .env.example).',
        ]
      : []),
  ];
}
