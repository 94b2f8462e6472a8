import type { Category, Group } from './Category';

interface Registry {
  readonly groups: readonly Group[];
  readonly categories: readonly Category[];
}

/** The registry of pages and groups, in the home page's order. The build inserts it as JSON (docs/decisions/013). */
export const { groups, categories }: Registry = JSON.parse(
  process.env.SHELVES ?? '{"groups":[],"categories":[]}',
);
