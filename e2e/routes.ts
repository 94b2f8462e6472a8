import { categoryPath } from '../src/catalogue/addresses/addresses';
import { listedDefinitions } from '../src/catalogue/addresses/allDefinitions';
import { categories } from '../src/catalogue/categories';

/** The path of every page of the site. */
export const routes: readonly string[] = [
  ...listedDefinitions.map(({ path }) => path),
  ...categories.map(categoryPath),
];
