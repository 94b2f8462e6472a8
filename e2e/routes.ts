import { categoryPath } from '../src/catalogue/addresses/addresses';
import { listedPages } from '../src/catalogue/addresses/fixedPages';
import { categories } from '../src/catalogue/categories';

/** The path of every page of the site. */
export const routes: readonly string[] = [
  ...listedPages.map(({ path }) => path),
  ...categories.map(categoryPath),
];
