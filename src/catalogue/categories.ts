import type { Category, Group } from './Category';

interface Registry {
  readonly groups: readonly Group[];
  readonly categories: readonly Category[];
}

/**
 * The registry of all category pages and of their groups, in the order of the home page, with what is the same in every
 * language: paths, menus, footer, cards, redirects, the sitemap and the list of collections derive from it. It is made
 * of the shop's rows when the site is built (docs/decisions/013), and written here as one JSON text.
 */
export const { groups, categories }: Registry = JSON.parse(
  process.env.SHELVES ?? '{"groups":[],"categories":[]}',
);
