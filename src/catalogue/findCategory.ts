import type { Category } from './Category';
import { categories } from './categories';

/**
 * The category whose page stands at this slug.
 * @throws Error for a slug that the registry does not have: only our own code calls this.
 */
export function findCategory(slug: string): Category {
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw new Error(`No category has the slug ${slug}`);
  return category;
}
