import type { ShopHours } from './ShopHours';

/** Who the shop is, as every page, link and search engine sees it. Strings are plain text; addresses are absolute https or site paths. */
export interface ShopFacts {
  /** True while no SHOP_… setting is given: the facts below are an evident example's. */
  readonly isDemo: boolean;
  /** True while the embedded demo catalogue is shown; the footer says so. */
  readonly showsDemoCatalogue: boolean;
  readonly name: string;
  /** Ten digits, without the country code. */
  readonly phone: string;
  readonly email: string;
  /** House and street; town, district, state and pin are the specification's. */
  readonly street: string;
  /** Absolute address of the site without a trailing slash. */
  readonly siteAddress: string;
  readonly social: readonly SocialLink[];
  /** The owner's own maps for the contact page: the shop's door, and the way to it; defaultMaps stand in for them. */
  readonly map?: string;
  readonly mapArea?: string;
  readonly banner: string;
  /** Addresses of the review clips; a poster stands beside each with the ending .jpg. */
  readonly reviewClips: readonly string[];
  /** Where the Pujo collection stands: slugs of shelves, in the order in which they are shown. */
  readonly pujoShelves: readonly string[];
  readonly visitorCounter?: string;
  /** Who made the site. */
  readonly credit?: string;
  /** When the shop is open. */
  readonly hours?: ShopHours;
  /** True when that stands in the database, where the owner changes it without a build. */
  readonly hoursInDatabase?: boolean;
  /** Where the shop's door is, in degrees. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** What things cost there, such as ₹100 to ₹5,000; for search engines. */
  readonly priceRange?: string;
  /** Where the browser reports how fast the page was; without it, nowhere. */
  readonly vitalsAddress?: string;
  /** Hosts, or folders of hosts, whose pictures the image optimiser may fetch: `host/` or `host/folder/`. */
  readonly imageHosts: readonly string[];
  /** True when the site has no page with the owner's report. */
  readonly noOwnerReport?: boolean;
  /** True when pictures and clips that documents name on other hosts are not shown: those would learn who visits. */
  readonly imageHostsOnly?: boolean;
}

export interface SocialLink {
  readonly network: 'Facebook' | 'YouTube' | 'Instagram' | 'X';
  readonly address: string;
}
