import type { Category } from '@/catalogue/Category';
import { OWN_PICTURES } from './pictureLimits';

/** The category's own picture (720 or 1440 pixels square), made for this project: see public/pictures. */
export function categoryPicture(category: Pick<Category, 'slug'>): string {
  return `${OWN_PICTURES}products/${category.slug}-1.webp`;
}
