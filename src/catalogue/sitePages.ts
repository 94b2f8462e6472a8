import { categoryPath, ownPaths, pathBelow, paths } from './addresses';
import type { Category } from './Category';
import { type Collection, photos, productsOf, slides, videos } from './collections';
import { type OneProduct, oneProduct, type ShownItemOf } from './OneProduct';

/** Collections by the name under which a page's view and texts know them. */
export type Collections = Readonly<Record<string, Collection | OneProduct>>;

/** What browser and server both must know of a page: where it stands, and which collections it shows. */
export interface PageDefinition<Shown extends Collections = Collections> {
  readonly path: string;
  /** The path of the page that search engines should keep, where that is another. */
  readonly canonical?: string | undefined;
  /** It shows what a visitor's own device keeps: no search engine should keep it, and no list of the site has it. */
  readonly unlisted?: true;
  readonly collections: Shown;
}

/** The items of a page's collections, by the same names. */
export type ItemsOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: readonly ShownItemOf[Shown[Name]['kind']][];
};

/** The pages that are no category's and no product's. */
export const sitePages = {
  home: { path: paths.home, collections: { slides, videos, photos } },
  contact: { path: paths.contact, collections: {} },
  reviews: { path: paths.reviews, collections: { videos } },
  visitShop: { path: paths.visitShop, collections: { photos } },
  shortlist: { path: ownPaths.shortlist, collections: {}, unlisted: true },
  privacy: { path: ownPaths.privacy, collections: {}, unlisted: true },
} as const satisfies Record<string, PageDefinition>;

/** The page of a category or brand. */
export function categoryPage(category: Pick<Category, 'slug' | 'collection'>) {
  return {
    path: categoryPath(category),
    collections: { products: productsOf(category) },
  } as const satisfies PageDefinition;
}

/** The page of the product that the last part of an address means, in its one right spelling. */
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
