import { categoryPath } from '../src/catalogue/addresses';
import { categories } from '../src/catalogue/categories';
import { fixedPages } from '../src/catalogue/sitePages';

/** The path of every page of the site. */
export const routes: readonly string[] = [
  ...fixedPages.flatMap(({ path, unlisted }) => (unlisted ? [] : path)),
  ...categories.map(categoryPath),
];
