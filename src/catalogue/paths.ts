import type { Category } from './Category';
import type { Product } from './items';

/** The four pages that are no category's. */
export const paths = {
  home: '/',
  visitShop: '/Visit-shop',
  reviews: '/Reviewpage',
  contact: '/contact-us',
} as const;

/** The address of a category's page: its slug, exactly. */
export function categoryPath(category: Pick<Category, 'slug'>): string {
  return `/${category.slug}`;
}

/**
 * The id of a product's card on its page. Not the document's own: an element's id is a name on `window` too, and could stand
 * in the place of a script's.
 */
export function productAnchor({ id }: Pick<Product, 'id'>): string {
  return `item-${id}`;
}

/** What leads to a product's card after the address of its page. */
export function productFragment(product: Pick<Product, 'id'>): string {
  return `#${encodeURIComponent(productAnchor(product))}`;
}
