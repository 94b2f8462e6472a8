import { categoryPath, howToBuyPath, offersPath, paths } from '../src/catalogue/addresses';
import { categories } from '../src/catalogue/categories';

/** The path of every page of the site. */
export const routes: readonly string[] = [
  ...Object.values(paths),
  offersPath,
  howToBuyPath,
  ...categories.map(categoryPath),
];
