import type { Category, CategoryGroup } from './Category';
import { categories } from './categories';

/** The category with this slug; undefined if there is none. */
export function knownCategory(slug: unknown): Category | undefined {
  // Widened to a plain array: for thousands of categories, the union of all rows would be too much for the compiler.
  const all: readonly Category[] = categories;
  return all.find((row) => row.slug === slug);
}

/**
 * The category with this slug.
 * @throws Error for a slug that is not in the registry. Only our own code calls this, so that is a bug.
 */
export function findCategory(slug: string): Category {
  const category = knownCategory(slug);
  if (!category) throw new Error(`No category has the slug ${slug}`);
  return category;
}

/** The categories of a group, in the order of the home page. */
export function categoriesOf(group: CategoryGroup): Category[] {
  return categories.filter((category) => category.group === group);
}
