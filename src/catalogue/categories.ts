import type { Category, Group } from './Category';
import { type GroupSlug, shelves } from './registry';

/** The groups of shelves, in the order of menus and home page. */
export const groups: readonly Group[] = Object.keys(shelves).map((slug) => ({
  slug: slug as GroupSlug,
}));

/** All shelves, in the home page's order. */
export const categories: readonly Category[] = groups.flatMap(({ slug }) =>
  shelves[slug].map((row) => ({ group: slug, ...row })),
);
