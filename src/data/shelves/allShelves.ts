import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Shelves } from '@/catalogue/duplicates';
import type { Product } from '@/catalogue/items';
import type { DatedShelf } from '@/catalogue/Shelf';
import { SCAN_MINUTES } from '@/catalogue/statedNumbers';
import { recentShelf } from './readShelf';

/** Whoever needs all shelves rereads none younger than this. */
export const MIN_AGE_MS = SCAN_MINUTES * 60_000;

/** For search engines: addresses rarely change, and crawlers come about once a day. */
export const DAY_MS = 24 * 60 * 60_000;

/** The shelves that could be read, by slug. */
export type AllShelves = ReadonlyMap<string, DatedShelf<Product>>;

/**
 * All shelves, from the readings that pages made: anew they would be 1,794 documents. Rereads those older than
 * `oldestMs`, half an hour at least; one that fails keeps its last reading or is left out.
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

/** Every category's products, in the registry's order; none where the shelf was never read. */
export function productsByCategory(whole: AllShelves): Shelves {
  return categories.map((category) => [category, whole.get(category.slug)?.items ?? []]);
}
