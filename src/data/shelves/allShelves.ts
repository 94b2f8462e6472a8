import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import { SCAN_MINUTES } from '@/catalogue/numbersInTexts';
import type { ProductsByCategory } from '@/catalogue/ShelvedProduct';
import { CatalogueReadError } from '../source/CatalogueSource';
import { knownShelf, type ShelfReading } from './readShelf';

/** In milliseconds. Whoever needs all shelves takes readings up to this age as they are. */
export const SCAN_AGE_MS = SCAN_MINUTES * 60_000;

/** In milliseconds. Old enough for what rarely changes, such as addresses: crawlers come about once a day. */
export const DAY_MS = 24 * 60 * 60_000;

/** The shelves that could be read, by slug. */
export type AllShelves = ReadonlyMap<string, ShelfReading<Product>>;

/**
 * All shelves, from the readings that pages made: to read all anew would cost 1,794 documents. Reads only those again
 * that are older than `oldestMs`, at least half an hour. A shelf that can't be read keeps its last reading, or is left
 * out.
 */
export async function readAllShelves(oldestMs: number = SCAN_AGE_MS): Promise<AllShelves> {
  const oldest = Math.max(oldestMs, SCAN_AGE_MS);
  const shelves = await Promise.all(
    categories.map(async (category) => {
      const shelf = await knownShelf(productCollection(category), oldest).catch(() => undefined);
      return shelf ? ([[category.slug, shelf]] as const) : [];
    }),
  );
  return new Map(shelves.flat());
}

/**
 * All shelves, for an answer that must not leave goods out as if the shop did not have them.
 * @throws CatalogueReadError while a shelf was never read.
 */
export async function readEveryShelf(oldestMs?: number): Promise<AllShelves> {
  const whole = await readAllShelves(oldestMs);
  const unread = categories.find(({ slug }) => !whole.has(slug));
  if (unread) throw new CatalogueReadError(unread.collection, 'it was never read');
  return whole;
}

/** Every category's products, in the registry's order; none where the shelf was never read. */
export function productsByCategory(whole: AllShelves): ProductsByCategory {
  return categories.map((category) => [category, whole.get(category.slug)?.items ?? []]);
}
