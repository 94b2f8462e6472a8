import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ReadShelf } from '@/catalogue/Shelf';
import { lastShelf, readShelf } from './readShelf';

/**
 * A collection as it was at most `oldestMs` ago: as pages have read it, or else read now. One that can't be read stays as it
 * last was; undefined for one that never could.
 */
export async function recentShelf<K extends Kind>(
  collection: Collection<K>,
  oldestMs: number,
): Promise<ReadShelf<ItemOf[K]> | undefined> {
  const last = lastShelf(collection);
  if (last && Date.now() - last.readAt < oldestMs) return last;
  return readShelf(collection).catch(() => last);
}
