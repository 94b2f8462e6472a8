import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import { readShelf } from '@/data/shelves/readShelf';

/** The items of a collection of the embedded demo catalogue, read as a page reads them. */
export async function demoItems<K extends ItemKind>(
  collection: Collection<K>,
): Promise<readonly ItemOf[K][]> {
  return (await readShelf(collection)).items;
}
