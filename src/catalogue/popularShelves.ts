import type { Category } from './Category';
import { categories } from './categories';

/** The shelves that phones show as a row of pictures on the home page: what most people look for. */
export const popularShelves: readonly Category[] = categories
  .filter(({ homePlace }) => homePlace !== undefined)
  .sort((one, other) => (one.homePlace ?? 0) - (other.homePlace ?? 0));
