import type { Shelf } from '@/catalogue/Shelf';
import { loadShelves, type ShelfLoad } from '@/server/shelves/loadShelves';
import type { ShelfQuery } from '@/shelves/shelfQuery';

/** The items of a collection of the embedded demo catalogue, read as a page reads them. */
export async function demoItems<Item>(
  query: ShelfQuery<Item>,
  load: ShelfLoad,
): Promise<readonly Item[]> {
  const client = await loadShelves(load);
  return client.getQueryData<Shelf<Item>>(query.queryKey)?.items ?? [];
}
