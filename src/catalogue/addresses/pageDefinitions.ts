import { type Collection, photos, quotedVideos, slides, videos } from '../collections';
import { allOffers, type OfferList, offerRow } from '../offers/offerLists';
import type { OneProduct, PageItemOf } from '../ProductOnShelf';

/** Collections by the names that a page's view and messages use. */
export type Collections = Readonly<Record<string, Collection | OneProduct | OfferList>>;

/** A page's path and collections, for browser and server. */
export interface PageDefinition<Shown extends Collections = Collections> {
  readonly path: string;
  /** The category's slug, on the pages of a category and its products. */
  readonly slug?: string;
  /** The path that search engines should index, if it is not this page's. */
  readonly canonical?: string | undefined;
  /** Not to be indexed and not in the sitemap: most show what the visitor's device stores. */
  readonly unlisted?: true;
  readonly collections: Shown;
}

/** The items of a page's collections, by the same names. */
export type ItemsOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: readonly PageItemOf[Shown[Name]['kind']][];
};

/** All pages but those of categories and products, in the sitemap's order. Their SEO texts are in `pagesSeo`. */
export const pageDefinitions = {
  home: {
    path: '/',
    collections: { slides, videos: quotedVideos, photos, offers: offerRow },
  },
  visitShop: { path: '/Visit-shop', collections: { photos } },
  reviews: { path: '/Reviewpage', collections: { videos } },
  contact: { path: '/contact-us', collections: {} },
  offers: { path: '/offers', collections: { offers: allOffers } },
  howToBuy: { path: '/how-to-buy', collections: {} },
  shortlist: { path: '/shortlist', collections: {}, unlisted: true },
  privacy: { path: '/privacy', collections: {}, unlisted: true },
  search: { path: '/search', collections: {}, unlisted: true },
  /** Shown without a network, in place of a page that this device did not store. */
  offline: { path: '/offline', collections: {}, unlisted: true },
  /** The owner's report, which no page links to. */
  report: { path: '/owner', collections: {}, unlisted: true },
} as const satisfies Record<string, PageDefinition>;
