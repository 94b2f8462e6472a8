import { categoryPath } from '../src/catalogue/addresses';
import { categories } from '../src/catalogue/categories';
import { listedPages } from '../src/catalogue/fixedPages';

/** The path of every page of the site. */
export const routes: readonly string[] = [
  ...listedPages.map(({ path }) => path),
  ...categories.map(categoryPath),
];
