import type { Category, CategoryGroup } from './Category';
import { categories } from './categories';

/** The category whose page stands at this slug, if one does. */
export function knownCategory(slug: unknown): Category | undefined {
  // As a list: of thousands of shelves the compiler can't tell each from each.
  const all: readonly Category[] = categories;
  return all.find((row) => row.slug === slug);
}

/**
 * The category whose page stands at this slug.
 * @throws Error for a slug that the registry does not have: only our own code calls this.
 */
export function findCategory(slug: string): Category {
  const category = knownCategory(slug);
  if (!category) throw new Error(`No category has the slug ${slug}`);
  return category;
}

/** A group's categories in the order of the home page. */
export function categoriesOf(group: CategoryGroup): Category[] {
  return categories.filter((category) => category.group === group);
}
