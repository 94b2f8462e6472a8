import type { Category } from './Category';
import { categoriesOf } from './categoriesOf';

/** The `count` shelves that follow a category in its group, round the end: where somebody may look next. */
export function neighbours(category: Category, count: number): Category[] {
  const shelves = categoriesOf(category.group);
  const at = shelves.findIndex(({ slug }) => slug === category.slug);
  return [...shelves.slice(at + 1), ...shelves.slice(0, at)].slice(0, count);
}
