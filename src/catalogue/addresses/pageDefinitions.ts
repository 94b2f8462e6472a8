import {
  type Collection,
  photos,
  quotedVideos,
  type Shelf,
  shopNotice,
  slides,
  videos,
} from '../collections';
import { allOffers, type OfferList, offerRow } from '../offers/offerLists';
import type { OneProduct, PageItemOf } from '../ProductOnShelf';
import type { CategorySlug } from '../registry';

/** Collections by the names that a page's view and messages use. */
export type Collections = Readonly<Record<string, Collection | OneProduct | OfferList>>;

/** A page's path and collections, for browser and server. By its name the server finds its SEO. */
export type PageDefinition<Shown extends Collections = Collections> = {
  readonly path: string;
  /** The path that search engines should index, if it is not this page's. */
  readonly canonical?: string | undefined;
  readonly collections: Shown;
} & (FixedPage | ShelfPage | PageWithoutSeo);

/** The pages that are indexed or shared, but for those of categories and products. */
export interface FixedPage {
  readonly name:
    | 'home'
    | 'visitShop'
    | 'reviews'
    | 'contact'
    | 'offers'
    | 'howToBuy'
    | 'shortlist'
    | 'privacy';
  readonly unlisted?: true;
}

interface ShelfPage {
  readonly name: 'category' | 'product';
  readonly slug: CategorySlug;
  readonly unlisted?: undefined;
}

interface PageWithoutSeo {
  readonly name?: undefined;
  /** Not to be indexed and not in the sitemap: most show what the visitor's device stores. */
  readonly unlisted: true;
}

/** What every page carries beside its own collections: the shop's notice, if it was ever read. */
export const onEveryPage = { notice: shopNotice } as const satisfies Collections;

/** The items of a page's collections, by the same names. */
export type ItemsOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: readonly PageItemOf[Shown[Name]['kind']][];
};

/** A page's shelves, by the same names. */
export type ShelvesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: Shelf<PageItemOf[Shown[Name]['kind']]>;
};

/** All pages but those of categories and products, in the sitemap's order. Their SEO texts are in `pagesSeo`. */
export const pageDefinitions = {
  home: {
    name: 'home',
    path: '/',
    collections: { slides, videos: quotedVideos, photos, offers: offerRow },
  },
  visitShop: { name: 'visitShop', path: '/Visit-shop', collections: { photos } },
  reviews: { name: 'reviews', path: '/Reviewpage', collections: { videos } },
  contact: { name: 'contact', path: '/contact-us', collections: {} },
  offers: { name: 'offers', path: '/offers', collections: { offers: allOffers } },
  howToBuy: { name: 'howToBuy', path: '/how-to-buy', collections: {} },
  shortlist: { name: 'shortlist', path: '/shortlist', collections: {}, unlisted: true },
  privacy: { name: 'privacy', path: '/privacy', collections: {}, unlisted: true },
  search: { path: '/search', collections: {}, unlisted: true },
  /** Shown without a network, in place of a page that this device did not store. */
  offline: { path: '/offline', collections: {}, unlisted: true },
  /** The owner's report, which no page links to. */
  report: { path: '/owner', collections: {}, unlisted: true },
} as const satisfies Record<string, PageDefinition>;

/** The page of errors and of unknown addresses: it stands at any address. */
export const errorDefinition = {
  path: '',
  collections: {},
  unlisted: true,
} as const satisfies PageDefinition;

/** The items of a page's shelves, by the same names. */
export function itemsOf<Shown extends Collections>(shelves: ShelvesOf<Shown>): ItemsOf<Shown> {
  const entries = Object.entries<ShelvesOf<Collections>[string]>(shelves);
  return Object.fromEntries(entries.map(([name, { items }]) => [name, items])) as ItemsOf<Shown>;
}
