import { dayName } from './calendar';

/** Texts for search engines, previews and the feed. Browsers don't load them. */
export const seoMessages = {
  /** The last sentences of a category's or product's description, as many as fit. */
  closing: (shop: string, town: string) => [`${shop}, ${town}.`, 'Call or ask on WhatsApp.'],
  /** Ends a sentence that was typed without a sign at its end. */
  stop: '.',
  homeDelivery: 'Home delivery available.',
  descriptions: {
    home: (shop: string, town: string) =>
      `${shop}, makeup and cosmetics shop in ${town}: makeup, hair care and hair accessories with M.R.P. and price. Call, WhatsApp or visit us.`,
    contact: (shop: string, town: string, delivery: string) =>
      `How to reach ${shop} in ${town}: address, phone, WhatsApp, e-mail and directions on the map. ${delivery}`,
    reviews: (shop: string, town: string) =>
      `Customer reviews and short videos from ${shop}, ${town}: shades, palettes, hair tools and flowers up close.`,
    visitShop: (shop: string, town: string) =>
      `A look around ${shop} in ${town} before you visit: photos of our makeup, hair care, hair flowers and tools.`,
    offers: (shop: string, town: string) =>
      `The best offers of ${shop} in ${town}: makeup, hair care and hair accessories, at today’s prices. Call or ask on WhatsApp.`,
    howToBuy: (shop: string, town: string) =>
      `How to buy at ${shop} in ${town}: ask by phone or on WhatsApp, then collect it from the shop or get it delivered at home. No account and no cart.`,
    shortlist: (shop: string, town: string) =>
      `Products of ${shop} in ${town}, chosen for you, at today’s prices. Save the list, or send it in one message.`,
    privacy: (shop: string, town: string) =>
      `What the site of ${shop} in ${town} saves on your device, what never leaves it, and how to delete it.`,
  },
  /** On pictures to post; `date` such as 2026-11-28. */
  status: {
    pricesOf: (date: string) => `Prices of ${dayName(date)}`,
    more: (n: number) => `and ${n} more`,
  },
  /** Sentences of the feed, after a product's description. */
  facts: {
    shades: (names: string) => `Shades: ${names}.`,
    size: (size: string) => `Size: ${size}.`,
  },
};
