import type { Category } from './Category';

/** The category's own picture (720 × 720), original to this project: see public/pictures. */
export function categoryPicture(category: Pick<Category, 'slug'>): string {
  return `/pictures/products/${category.slug}-1.webp`;
}
