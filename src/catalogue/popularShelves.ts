import type { Category } from './Category';
import { categories } from './categories';

/** What most people look for, by the places that the rows give: the home page begins with the best price of each. */
export const popularShelves: readonly Category[] = categories
  .filter(({ homePlace }) => homePlace !== undefined)
  .sort((one, other) => (one.homePlace ?? 0) - (other.homePlace ?? 0));
