import type { Category } from '@/catalogue/Category';
import { OWN_PICTURES } from './pictureLimits';

/** The category's picture: the owner's, else one of this project (720 or 1440 pixels square; see public/pictures). */
export function categoryPicture({ slug, image }: Pick<Category, 'slug' | 'image'>): string {
  return image ?? `${OWN_PICTURES}products/${slug}-1.webp`;
}
