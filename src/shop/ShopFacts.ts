import type { LanguageCode } from './LanguageCode';
import type { ShopHours } from './ShopHours';

/** What stands for every shelf among the slugs of `percentShelves`. */
export const ALL_SHELVES = 'all';

/**
 * Who the shop is, for every page, link and search engine, in any language. Strings are plain text; addresses are absolute https
 * addresses or paths of this site.
 */
export interface ShopFacts {
  /** True while no SHOP_… variable is set: the facts below are then those of an obvious example. */
  readonly isDemo: boolean;
  /** True while the embedded demo catalogue is shown; the footer says so. */
  readonly showsDemoCatalogue: boolean;
  /** In English, for maps and for services: visitors read that of their page's language (`ShopTexts`). */
  readonly name: string;
  /** Ten digits, without the country code. */
  readonly phone: string;
  readonly email: string;
  /** House and street, in English as the name. */
  readonly street: string;
  /** Town, perhaps district, state and PIN code, in English: "Berhampore, Murshidabad, West Bengal 742103". */
  readonly place: string;
  /** The site's absolute address, without a trailing slash. */
  readonly siteAddress: string;
  readonly social: readonly SocialLink[];
  /** The owner's own maps for the contact page: the shop's door, and its area. Without them `defaultMaps` is used. */
  readonly map?: string;
  readonly mapArea?: string;
  /** The picture beside its name; absent for that of the shop's rows (`banner.ts`). */
  readonly banner?: string;
  /** Addresses of the review clips. Next to each clip is its poster, with the extension .jpg. */
  readonly reviewClips: readonly string[];
  /** The slugs of the shelves in the band of the home page, in their order; absent for those of the shop's rows. */
  readonly bandShelves?: readonly string[];
  /** True when the band of the home page is in the database, where the owner changes it without a build. */
  readonly bandInDatabase?: boolean;
  /** The slugs of the shelves whose badges are worked out where a document gives no percent; `ALL_SHELVES` for every one. */
  readonly percentShelves: readonly string[];
  /** True when no product says a line about home delivery. */
  readonly noDeliveryLine?: boolean;
  /** How many products a shelf shows, 1 to 300; absent for the usual number. */
  readonly shelfSize?: number;
  /** Below which price in rupees goods are offers where nothing has a discount; absent for the usual one. */
  readonly lowPrice?: number;
  readonly visitorCounter?: string;
  /** Who made the site. */
  readonly credit?: string;
  /** The opening hours. */
  readonly hours?: ShopHours;
  /** True when the opening hours are in the database, where the owner changes them without a build. */
  readonly hoursInDatabase?: boolean;
  /** True when what is said about delivery to PIN codes is in the database. */
  readonly deliveryInDatabase?: boolean;
  /** Of what the owner has words on the page "How to buy". */
  readonly said: Readonly<Partial<Record<'payment' | 'exchange' | 'original', true>>>;
  /** Where the shop's door is, in degrees. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** The shop's price range for search engines, such as ₹100 to ₹5,000. */
  readonly priceRange?: string;
  /** Where browsers report Web Vitals. Absent: nothing is reported. */
  readonly vitalsAddress?: string;
  /** Hosts, or folders of hosts, from which the image optimiser may fetch: `host/` or `host/folder/`. */
  readonly pictureHosts: readonly string[];
  /** The languages of the site, English among them, the owner's own first; absent for all that it has words for. */
  readonly languages?: readonly LanguageCode[];
  /** True when the site has no page with the owner's report. */
  readonly noOwnerReport?: boolean;
  /** True when visitors' devices keep no pages for times without a network, and forget those that they kept. */
  readonly keepsNoPages?: boolean;
  /** True when pictures and clips on other hosts are not shown, because those hosts would learn who visits. */
  readonly pictureHostsOnly?: boolean;
}

export interface SocialLink {
  readonly network: 'Facebook' | 'YouTube' | 'Instagram' | 'X';
  readonly address: string;
}
