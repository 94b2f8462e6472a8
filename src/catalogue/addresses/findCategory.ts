import type { Category, Group } from '../Category';
import { categories } from '../categories';
import { BRANDS } from '../registry';

/** The category that has or had this slug; undefined if there is none. */
export function knownCategory(slug: unknown): Category | undefined {
  return (
    categories.find((row) => row.slug === slug) ??
    categories.find(({ formerSlugs }) => formerSlugs?.some((former) => former === slug))
  );
}

/**
 * The category with this slug.
 * @throws Error for an unknown slug, which only a bug can pass.
 */
export function findCategory(slug: string): Category {
  const category = knownCategory(slug);
  if (!category) throw new Error(`No category has the slug ${slug}`);
  return category;
}

/** The categories of a group, in the order of the home page. */
export function categoriesOf({ slug }: Pick<Group, 'slug'>): Category[] {
  return categories.filter(({ group }) => group === slug);
}

/** Whether a category is a brand's shelf, whose products stand on another shelf, too. */
export function isBrand({ group }: Pick<Category, 'group'>): boolean {
  return group === BRANDS;
}
