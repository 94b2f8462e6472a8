import { shop } from '@/shop/shop';
import type { Category } from './Category';
import { idPart } from './idPart';
import type { Product } from './items';
import { readableName } from './readableName';

/** The four pages that are no category's. */
export const paths = {
  home: '/',
  visitShop: '/Visit-shop',
  reviews: '/Reviewpage',
  contact: '/contact-us',
} as const;

/** The page of the search; search engines don't keep it, so it is none of those. */
export const searchPath = '/search';

/** The search with something typed in it: an address that can be shared. */
export function searchAddress(typed: string): string {
  return typed ? `${searchPath}?${new URLSearchParams({ q: typed })}` : searchPath;
}

/** Where a browser gets the list that it searches in. */
export const searchListPath = '/api/search';

/** The pages that show what this device keeps, and say what that is. They are nobody else's, so no list of the site has them. */
export const ownPaths = {
  shortlist: '/shortlist',
  privacy: '/privacy',
} as const;

/** The parts of the home page that show every shelf of a kind. */
export type HomeSection = 'makeup' | 'hair' | 'brands';

/** Where a part of the home page begins; its id there is the part's name. */
export function homeSectionPath(section: HomeSection): string {
  return `${paths.home}#${section}`;
}

/** The path of a category's page: its slug, exactly. */
export function categoryPath({ slug }: Pick<Category, 'slug'>): string {
  return `/${slug}`;
}

/**
 * The id of a product's card on its page. It has a prefix because browsers make each element's id a variable of `window`: a
 * document's bare id could be taken for a variable that a script looks for.
 */
export function productAnchor({ id }: Pick<Product, 'id'>): string {
  return `item-${id}`;
}

/** The last part of the address of a product's page, as it stands in the address bar: a name for people, and its id. */
export function productSegment(
  { slug }: Pick<Category, 'slug'>,
  { id, title = '' }: Pick<Product, 'id' | 'title'>,
): string {
  return `${readableName(title) || readableName(slug)}-${idPart(id)}`;
}

/** The path of the page below a category's whose last part is `segment`, percent-encoded. */
export function pathBelow(category: Pick<Category, 'slug'>, segment: string): string {
  return `${categoryPath(category)}/${encodeURIComponent(segment)}`;
}

/** The path of a product's page, below its shelf's. */
export function productPath(
  category: Pick<Category, 'slug'>,
  product: Pick<Product, 'id' | 'title'>,
): string {
  return pathBelow(category, productSegment(category, product));
}

/** A path of this site as an address for others: links that are shared, canonical addresses, structured data, the sitemap. */
export function absoluteAddress(path: string): string {
  return shop.siteAddress + path;
}

/** The absolute address of something that a document names: a path of this site, or an address elsewhere as it is. */
export function resolvedAddress(pathOrAddress: string): string {
  return new URL(pathOrAddress, shop.siteAddress).href;
}

/** Where Next serves a static page's data, which its navigation asks for. */
export function pageDataPath(buildId: string, path: string): string {
  return `/_next/data/${buildId}${path === paths.home ? '/index' : path}.json`;
}

/**
 * Where a browser asks whether a collection, or what a product's page shows of it, is still as it has it. `version`: the one
 * it has. `product`: the id in that page's address.
 */
export function shelfAnswerPath(collection: string, version?: string, product?: string): string {
  const path = `/api/shelves/${encodeURIComponent(collection)}`;
  const query = new URLSearchParams({
    ...(product === undefined ? {} : { product }),
    ...(version ? { version } : {}),
  }).toString();
  return query ? `${path}?${query}` : path;
}
