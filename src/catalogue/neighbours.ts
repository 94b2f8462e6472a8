import type { Category } from './Category';
import { categoriesOf } from './categoriesOf';

/** Where somebody may look next: the `count` categories that follow one in its group; after the last comes the first. */
export function neighbours(category: Category, count: number): Category[] {
  const shelves = categoriesOf(category.group);
  const at = shelves.findIndex(({ slug }) => slug === category.slug);
  return [...shelves.slice(at + 1), ...shelves.slice(0, at)].slice(0, count);
}
