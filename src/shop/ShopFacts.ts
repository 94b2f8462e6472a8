/**
 * The facts of the shop that all languages share. Strings are plain text; addresses are https or paths of this site.
 */
export interface ShopFacts {
  /** No SHOP_… variable is set: the facts are those of an obvious example. */
  readonly isDemo: boolean;
  /** The embedded demo catalogue is shown; the footer says so. */
  readonly showsDemoCatalogue: boolean;
  /** In English, for maps and services. Pages show the name in their language (`ShopTexts`). */
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
  /** The owner's maps of door and area. Absent: `defaultMaps`. */
  readonly map?: string;
  readonly mapArea?: string;
  /** The picture of the banner: that of the setting SHOP_BANNER, else one of the repository. */
  readonly banner: string;
  /** Each clip has a poster beside it, with the extension .jpg. */
  readonly reviewClips: readonly string[];
  readonly visitorCounter?: string;
  readonly credit?: string;
  /** In degrees. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** The price range for search engines, such as ₹100 to ₹5,000. */
  readonly priceRange?: string;
  /** Browsers report Web Vitals here. Absent: not reported. */
  readonly vitalsAddress?: string;
  /** Hosts from which the image optimiser may fetch: `host/` or `host/folder/`. */
  readonly pictureHosts: readonly string[];
  /** There is no page /owner. */
  readonly noOwnerReport?: boolean;
  /** Devices store no pages, and erase stored ones. */
  readonly noOfflinePages?: boolean;
  /** Pictures and clips on other hosts are hidden, because those hosts would learn who visits. */
  readonly pictureHostsOnly?: boolean;
}

interface SocialLink {
  readonly network: 'Facebook' | 'YouTube' | 'Instagram' | 'X';
  readonly address: string;
}

/** The address of a review clip's poster, which stands beside the clip with another extension. */
export function posterOf(clip: string): string {
  return clip.replace(/\.mp4$/, '.jpg');
}

/** Whether only this machine can open an address: localhost, 127.x.x.x or ::1. */
export function isLocalAddress(address: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
}
