import { categories } from '@/catalogue/categories';
import { productsOf } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import type { ReadShelf } from '@/catalogue/Shelf';
import { freshCache } from '../freshCache';
import { recentShelf } from './readShelf';

/** Nobody who wants all shelves has one read again sooner than this. */
export const LEAST_AGE_MS = 30 * 60_000;

/** A whole reading that was just put together serves for so long; so long, too, a shelf that fails is left alone. */
const KEPT_MS = 60_000;

/** How old a shelf may be for what search engines are told: addresses don't change by the minute, and robots ask once a day. */
export const DAY_MS = 24 * 60 * 60_000;

/** Every category's shelf that is known, by slug. */
export type WholeCatalogue = ReadonlyMap<string, ReadShelf<Product>>;

type Cache = ReturnType<typeof freshCache<WholeCatalogue>>;

const shared = globalThis as { wholeCatalogue?: Cache };

/**
 * All shelves at once, for what needs the catalogue whole. Up to 1,794 documents, so it is put together from what pages have
 * read anyway; a shelf is read for it only when its last reading is older than `oldestMs`, half an hour at least. One that
 * can't be read stays as it last was; one that never could is not in it.
 */
export function readWholeCatalogue(oldestMs: number = LEAST_AGE_MS): Promise<WholeCatalogue> {
  const oldest = Math.max(oldestMs, LEAST_AGE_MS);
  shared.wholeCatalogue ??= freshCache(KEPT_MS);
  return shared.wholeCatalogue(String(oldest), () => putTogether(oldest));
}

async function putTogether(oldest: number): Promise<WholeCatalogue> {
  const shelves = await Promise.all(
    categories.map(async (category) => {
      const shelf = await recentShelf(productsOf(category), oldest);
      return shelf ? ([[category.slug, shelf]] as const) : [];
    }),
  );
  return new Map(shelves.flat());
}
