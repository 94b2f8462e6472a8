import { isLocalAddress, type ShopFacts } from './ShopFacts';

/** The lines that a build or start prints about the settings; none when the shop is fully set up. */
export function settingsAnnouncements(
  shop: Pick<ShopFacts, 'siteAddress' | 'isDemo' | 'showsDemoCatalogue'>,
): string[] {
  const isLocal = isLocalAddress(shop.siteAddress);
  const lines: string[] = [];
  if (shop.showsDemoCatalogue) {
    lines.push('No FIREBASE_… settings: the site shows the embedded demo catalogue.');
  }
  if (shop.isDemo && !isLocal) {
    lines.push(
      `WARNING: ${shop.siteAddress} is a public address, but the shop's name, phone and address are the demo's. ` +
        'Set SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET (see .env.example).',
    );
  }
  if (!shop.isDemo && isLocal) {
    lines.push(
      `WARNING: search engines and previews are told that this site is ${shop.siteAddress}. ` +
        'Set SITE_ADDRESS to its public address before you publish it.',
    );
  }
  return lines;
}
