import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Shelves } from '@/catalogue/duplicates';
import type { Product } from '@/catalogue/items';
import { type DatedItems, recentShelf } from './readShelf';

/** The minimum age at which a caller that needs all shelves causes a new read of one. */
export const MIN_AGE_MS = 30 * 60_000;

/** How old a shelf may be for data for search engines: addresses rarely change, and crawlers come about once a day. */
export const DAY_MS = 24 * 60 * 60_000;

/** The shelves of all categories that could be read, by slug. */
export type AllShelves = ReadonlyMap<string, DatedItems<Product>>;

/**
 * All shelves at once: 1,794 documents with full shelves of 45, so it reuses the readings that pages made. A shelf is read again only
 * when its last reading is older than `oldestMs`, which is half an hour at least. A shelf that can't be read keeps its
 * last reading; one that was never read is left out.
 */
export async function readAllShelves(oldestMs: number = MIN_AGE_MS): Promise<AllShelves> {
  const oldest = Math.max(oldestMs, MIN_AGE_MS);
  const shelves = await Promise.all(
    categories.map(async (category) => {
      const shelf = await recentShelf(productCollection(category), oldest);
      return shelf ? ([[category.slug, shelf]] as const) : [];
    }),
  );
  return new Map(shelves.flat());
}

/** The products of every category, in the order of the registry; none where the shelf was never read. */
export function productsByCategory(whole: AllShelves): Shelves {
  return categories.map((category) => [category, whole.get(category.slug)?.items ?? []]);
}
