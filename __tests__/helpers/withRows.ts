import type { Category } from '@/catalogue/Category';

/**
 * Changes the shelves of the site for the modules that a test loads afterwards with `importFresh`, until its end.
 * @param change gives what is left of each shelf; undefined for one that has left the shop.
 */
export function withRows(change: (category: Category) => Category | undefined): void {
  const { groups, categories }: { groups: unknown; categories: Category[] } = JSON.parse(
    process.env.SHELVES ?? '',
  );
  const changed = categories.flatMap((category) => change(category) ?? []);
  const SHELVES = JSON.stringify({ groups, categories: changed });
  jest.replaceProperty(process, 'env', { ...process.env, SHELVES });
}
