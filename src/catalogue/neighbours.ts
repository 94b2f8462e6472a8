import { categoriesOf } from './addresses/findCategory';
import type { Category } from './Category';
import { categories } from './categories';

/** The `count` categories that follow this one in its group; after the last comes the first. */
export function neighbours(category: Category, count: number): Category[] {
  const shelves = categoriesOf({ slug: category.group });
  const at = shelves.findIndex(({ slug }) => slug === category.slug);
  return [...shelves.slice(at + 1), ...shelves.slice(0, at)].slice(0, count);
}

/** One row of cards. */
const LEAST = 4;

/** At least four suggestions for an unknown address: similar names, then the best one's neighbours, or the first. */
export function suggestedCategories(nearest: readonly Category[]): readonly Category[] {
  const [likest] = nearest;
  const more = likest ? neighbours(likest, 2 * LEAST) : categories;
  const slugs = nearest.map(({ slug }) => slug);
  const missing = Math.max(0, LEAST - nearest.length);
  return [...nearest, ...more.filter(({ slug }) => !slugs.includes(slug)).slice(0, missing)];
}
