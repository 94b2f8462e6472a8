import { photos } from '@/catalogue/collections';
import { recentShelf } from '../shelves/readShelf';

/** A photo of the shop changes seldom: in milliseconds. */
const OLDEST_MS = 30 * 60_000;

/**
 * The address of the first photo of the shop, from a reading at most half an hour old. Undefined when there is none, or
 * when it can't be read: a shelf is of use without it.
 */
export async function shopPhoto(): Promise<string | undefined> {
  const shelf = await recentShelf(photos, OLDEST_MS);
  return shelf?.items[0]?.image;
}
