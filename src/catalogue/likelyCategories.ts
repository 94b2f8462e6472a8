import type { Category } from './Category';
import { categoriesOf } from './categoriesOf';
import { neighbours } from './neighbours';

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
