import type { LanguageCode } from './LanguageCode';

/** Every shelf, among the slugs of `percentShelves`. */
export const ALL_SHELVES = 'all';

/** Who the shop is, in any language. Strings are plain text; addresses are absolute https or paths of this site. */
export interface ShopFacts {
  /** No SHOP_… variable is set: the facts are an obvious example's. */
  readonly isDemo: boolean;
  /** The embedded demo catalogue is shown; the footer says so. */
  readonly showsDemoCatalogue: boolean;
  /** In English, for maps and services; pages have their language's (`ShopTexts`). */
  readonly name: string;
  /** Ten digits, without the country code. */
  readonly phone: string;
  readonly email: string;
  /** House and street, in English. */
  readonly street: string;
  /** In English: "Berhampore, Murshidabad, West Bengal 742103". */
  readonly place: string;
  /** Absolute, without a trailing slash. */
  readonly siteAddress: string;
  readonly social: readonly SocialLink[];
  /** The owner's maps of door and area; else `defaultMaps`. */
  readonly map?: string;
  readonly mapArea?: string;
  /** Beside the name; absent for the rows' (`banner.ts`). */
  readonly banner?: string;
  /** Each clip has a poster beside it, with the extension .jpg. */
  readonly reviewClips: readonly string[];
  /** Slugs of shelves whose badges are computed where a document gives no percent, or `ALL_SHELVES`. */
  readonly percentShelves: readonly string[];
  /** No product has a line about home delivery. */
  readonly noDeliveryLine?: boolean;
  /** Products on a shelf, 1 to 300; absent for the usual number. */
  readonly shelfSize?: number;
  /** In rupees: cheaper goods are offers where nothing has a discount; absent for the usual one. */
  readonly lowPrice?: number;
  readonly visitorCounter?: string;
  readonly credit?: string;
  /** Subjects on which the owner has words, on the page "How to buy". */
  readonly said: Readonly<Partial<Record<'payment' | 'exchange' | 'original', true>>>;
  /** In degrees. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** The price range for search engines, such as ₹100 to ₹5,000. */
  readonly priceRange?: string;
  /** Browsers report Web Vitals here. Absent: not reported. */
  readonly vitalsAddress?: string;
  /** Hosts from which the image optimiser may fetch: `host/` or `host/folder/`. */
  readonly pictureHosts: readonly string[];
  /** English included, the owner's own first; absent for all. */
  readonly languages?: readonly LanguageCode[];
  readonly noOwnerReport?: boolean;
  /** Devices store no pages, and forget stored ones. */
  readonly keepsNoPages?: boolean;
  /** Pictures and clips on other hosts are hidden: those hosts would learn who visits. */
  readonly pictureHostsOnly?: boolean;
}

export interface SocialLink {
  readonly network: 'Facebook' | 'YouTube' | 'Instagram' | 'X';
  readonly address: string;
}
