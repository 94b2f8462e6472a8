import { BRANDS, type CategorySlug, categoryRows, type GroupSlug } from './registry';

/** One category page and the collection that feeds it (`registry`). */
export interface Category {
  readonly group: GroupSlug;
  readonly slug: CategorySlug;
  readonly formerSlugs?: readonly string[];
  readonly collection: string;
  readonly picture: string;
}

/** The groups of shelves, in the order of menus and home page. */
export const groups = Object.keys(categoryRows) as readonly GroupSlug[];

/** All shelves, in the home page's order. */
export const categories: readonly Category[] = groups.flatMap((group) =>
  categoryRows[group].map((row) => ({ group, ...row })),
);

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
export function categoriesOf(group: GroupSlug): Category[] {
  return categories.filter((category) => category.group === group);
}

/** Whether a category is a brand's shelf, whose products stand on another shelf, too. */
export function isBrand({ group }: Pick<Category, 'group'>): boolean {
  return group === BRANDS;
}

/** The `count` categories that follow this one in its group; after the last comes the first. */
export function neighbours(category: Category, count: number): Category[] {
  const shelves = categoriesOf(category.group);
  const at = shelves.findIndex(({ slug }) => slug === category.slug);
  return [...shelves.slice(at + 1), ...shelves.slice(0, at)].slice(0, count);
}

/** As many as a row of cards has. */
const LEAST = 4;

/**
 * At least four suggestions for an unknown address: `nearest`, then the best one's neighbours, or the first shelves.
 */
export function suggestedCategories(nearest: readonly Category[]): readonly Category[] {
  const [likest] = nearest;
  const more = likest ? neighbours(likest, 2 * LEAST) : categories;
  const slugs = nearest.map(({ slug }) => slug);
  const missing = Math.max(0, LEAST - nearest.length);
  return [...nearest, ...more.filter(({ slug }) => !slugs.includes(slug)).slice(0, missing)];
}
