import { shop } from '@/shop/shop';
import type { Category } from '../categories';
import type { Product } from '../items';
import { readableName } from '../readableName';
import type { GroupSlug } from '../registry';
import { idPart } from './idPart';
import { pageDefinitions } from './pageDefinitions';

/** The search page with a query in its address, so that a search can be shared. */
export function searchAddress(typed: string): string {
  const { path } = pageDefinitions.search;
  return typed ? `${path}?${new URLSearchParams({ q: typed })}` : path;
}

/** The address of the browser's search list. */
export const searchListPath = '/api/search';

/** The home page's section with all shelves of a group. The section's element has the group as its id. */
export function homeSectionPath(group: GroupSlug): string {
  return `${pageDefinitions.home.path}#${group}`;
}

/** The path of a category page: its slug, spelt exactly. */
export function categoryPath({ slug }: Pick<Category, 'slug'>): string {
  return `/${slug}`;
}

/** The element id of a product's card. Browsers make ids properties of `window`, so a prefix avoids clashes. */
export function productAnchor({ id }: Pick<Product, 'id'>): string {
  return `item-${id}`;
}

interface Addressed {
  readonly id: string;
  readonly title?: string | undefined;
  readonly originalTitle?: string | undefined;
}

/** The readable part of a product page's address, the same in every language. */
export function slugName(
  { slug }: Pick<Category, 'slug'>,
  { title = '', originalTitle = title }: Omit<Addressed, 'id'>,
): string {
  return readableName(originalTitle) || readableName(slug);
}

/** The last segment of a product page's address, not percent-encoded: a readable name, then the id. */
export function productSegment(category: Pick<Category, 'slug'>, product: Addressed): string {
  return `${slugName(category, product)}-${idPart(product.id)}`;
}

/** The path of a page below a category page. Percent-encodes `segment`. */
export function pathBelow(category: Pick<Category, 'slug'>, segment: string): string {
  return `${categoryPath(category)}/${encodeURIComponent(segment)}`;
}

/** The path of a product's page. */
export function productPath(category: Pick<Category, 'slug'>, product: Addressed): string {
  return pathBelow(category, productSegment(category, product));
}

/** A path of this site as an absolute address. */
export function absoluteAddress(path: string): string {
  return shop.siteAddress + path;
}

/** An address from a document as an absolute address: a path of this site gets the site's own address before it. */
export function resolvedAddress(pathOrAddress: string): string {
  return new URL(pathOrAddress, shop.siteAddress).href;
}

/** The address of a category's picture. */
export function shelfPicture({ picture }: Pick<Category, 'picture'>): string {
  return `/pictures/products/${picture}`;
}
