import type { Category, CategoryGroup } from './Category';
import { categories } from './categories';

/** A group's categories in the order of the home page. */
export function categoriesOf(group: CategoryGroup): Category[] {
  return categories.filter((category) => category.group === group);
}
