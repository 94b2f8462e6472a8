import type { Category } from './Category';

/** The address of a category's picture. */
export function shelfPicture({ picture }: Pick<Category, 'picture'>): string {
  return `/pictures/products/${picture}`;
}
