import { shop } from '@/shop/shop';
import type { Category } from './Category';
import type { ProductIdentity } from './ProductIdentity';

/** The four pages that are no category's. */
export const paths = {
  home: '/',
  visitShop: '/Visit-shop',
  reviews: '/Reviewpage',
  contact: '/contact-us',
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
export function productAnchor({ id }: Pick<ProductIdentity, 'id'>): string {
  return `item-${id}`;
}

/** Where a product is seen: its card on the page of its shelf. */
export function productPath(product: ProductIdentity): string {
  return `${categoryPath(product)}#${encodeURIComponent(productAnchor(product))}`;
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

/** Where a browser asks whether a collection is still as it has it. `version`: the one it has. */
export function shelfAnswerPath(collection: string, version?: string): string {
  const path = `/api/shelves/${encodeURIComponent(collection)}`;
  return version ? `${path}?version=${version}` : path;
}
