import { type Collection, photos, quotedVideos, slides, videos } from './collections';
import type { OneProduct, PageItemOf } from './OneProduct';
import { allOffers, type OfferList, offerRow } from './offers/offerLists';

/** Collections by the names that a page's view and messages use. */
export type Collections = Readonly<Record<string, Collection | OneProduct | OfferList>>;

/** What browser and server both need to know about a page: its path and the collections that it shows. */
export interface PageDefinition<Shown extends Collections = Collections> {
  readonly path: string;
  /** The category whose page it is, or whose product's. */
  readonly slug?: string;
  /** The path that search engines should index, if it is another page's. */
  readonly canonical?: string | undefined;
  /** Search engines should not index it, and the sitemap leaves it out: most show what the visitor's device stores. */
  readonly unlisted?: true;
  readonly collections: Shown;
}

/** The items of a page's collections, by the same names. */
export type ItemsOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: readonly PageItemOf[Shown[Name]['kind']][];
};

/**
 * The pages that are neither a category's nor a product's, in the order of the sitemap. Their texts for search engines
 * and previews, which browsers don't load: `fixedPagesSeo`, by the same names.
 */
export const sitePages = {
  home: {
    path: '/',
    collections: { slides, videos: quotedVideos, photos, offers: offerRow },
  },
  visitShop: { path: '/Visit-shop', collections: { photos } },
  reviews: { path: '/Reviewpage', collections: { videos } },
  contact: { path: '/contact-us', collections: {} },
  offers: { path: '/offers', collections: { offers: allOffers } },
  howToBuy: { path: '/how-to-buy', collections: {} },
  shortlist: { path: '/shortlist', collections: { offers: offerRow }, unlisted: true },
  privacy: { path: '/privacy', collections: {}, unlisted: true },
  search: { path: '/search', collections: {}, unlisted: true },
  /** Opens without a network in place of a page that this device does not keep. */
  offline: { path: '/offline', collections: {}, unlisted: true },
  /** The owner's report, which no page links to. */
  report: { path: '/owner', collections: {}, unlisted: true },
} as const satisfies Record<string, PageDefinition>;
