import {
  categoryPath,
  howToBuyPath,
  offersPath,
  offlinePath,
  ownPaths,
  pathBelow,
  paths,
} from './addresses';
import type { Category } from './Category';
import {
  type Collection,
  photos,
  productCollection,
  quotedVideos,
  slides,
  videos,
} from './collections';
import { type OneProduct, oneProduct, type ShownItemOf } from './OneProduct';
import { allOffers, type OfferList, offerRow } from './offers/OfferList';

/** Collections by the names that a page's view and messages use. */
export type Collections = Readonly<Record<string, Collection | OneProduct | OfferList>>;

/** What browser and server both need to know about a page: its path and the collections that it shows. */
export interface PageDefinition<Shown extends Collections = Collections> {
  readonly path: string;
  /** The path that search engines should index, if it is another page's. */
  readonly canonical?: string | undefined;
  /** The page shows what the visitor's device stores. Search engines should not index it; the sitemap leaves it out. */
  readonly unlisted?: true;
  readonly collections: Shown;
}

/** The items of a page's collections, by the same names. */
export type ItemsOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: readonly ShownItemOf[Shown[Name]['kind']][];
};

/** The pages that are neither a category's nor a product's. */
export const sitePages = {
  home: {
    path: paths.home,
    collections: { slides, videos: quotedVideos, photos, offers: offerRow },
  },
  contact: { path: paths.contact, collections: {} },
  reviews: { path: paths.reviews, collections: { videos } },
  visitShop: { path: paths.visitShop, collections: { photos } },
  offers: { path: offersPath, collections: { offers: allOffers } },
  howToBuy: { path: howToBuyPath, collections: {} },
  shortlist: { path: ownPaths.shortlist, collections: { offers: offerRow }, unlisted: true },
  offline: { path: offlinePath, collections: {}, unlisted: true },
  privacy: { path: ownPaths.privacy, collections: {}, unlisted: true },
} as const satisfies Record<string, PageDefinition>;

/** The page of a category or brand. */
export function categoryPage(category: Pick<Category, 'slug' | 'collection'>) {
  return {
    path: categoryPath(category),
    collections: { products: productCollection(category) },
  } as const satisfies PageDefinition;
}

/**
 * The page of a product.
 * @param segment The last part of its address, in its one correct spelling.
 * @param canonical The path of the page that search engines should index, if it is another one.
 */
export function productPage(
  category: Pick<Category, 'slug' | 'collection'>,
  segment: string,
  canonical?: string,
) {
  return {
    path: pathBelow(category, segment),
    canonical,
    collections: { onShelf: oneProduct(category, segment) },
  } as const satisfies PageDefinition;
}
