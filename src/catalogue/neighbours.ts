import type { Category } from './Category';
import { categoriesOf } from './findCategory';

/** Where somebody may look next: the `count` categories that follow one in its group; after the last comes the first. */
export function neighbours(category: Category, count: number): Category[] {
  const shelves = categoriesOf(category.group);
  const at = shelves.findIndex(({ slug }) => slug === category.slug);
  return [...shelves.slice(at + 1), ...shelves.slice(0, at)].slice(0, count);
}

/** A row of cards. */
const LEAST = 4;

/**
 * Four shelves or more for somebody who is lost: those whose names are like the address, then what stands beside the
 * likest, where nothing is like it the first of the shop.
 */
export function likelyCategories(nearest: readonly Category[]): readonly Category[] {
  const [likest] = nearest;
  const more = likest ? neighbours(likest, 2 * LEAST) : categoriesOf('makeup');
  const slugs = nearest.map(({ slug }) => slug);
  const missing = Math.max(0, LEAST - nearest.length);
  return [...nearest, ...more.filter(({ slug }) => !slugs.includes(slug)).slice(0, missing)];
}
