import { categories } from '../src/catalogue/categories';
import { categoryPath, paths } from '../src/catalogue/addresses';

/** The path of every page of the site. */
export const routes: readonly string[] = [...Object.values(paths), ...categories.map(categoryPath)];
