import { photos } from '@/catalogue/collections';
import { recentShelf } from '../shelves/readShelf';

/** In milliseconds: a photo of the shop changes seldom. */
const OLDEST_MS = 30 * 60_000;

/** The address of the first photo of the shop; undefined without one, and when it can't be read. */
export async function shopPhoto(): Promise<string | undefined> {
  const shelf = await recentShelf(photos, OLDEST_MS);
  return shelf?.items[0]?.image;
}
