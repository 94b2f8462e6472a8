import type { Category } from './Category';

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
