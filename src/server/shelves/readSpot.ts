import type { Product } from '@/catalogue/items';
import { type ProductSpot, spotOf } from '@/catalogue/ProductSpot';
import type { ReadShelf } from '@/catalogue/Shelf';
import type { Spot } from '@/catalogue/spots';
import { lastShelf, readShelf } from './readShelf';
import { versionOf } from './versionOf';

/**
 * One product's place on its shelf, out of the same reading that the shelf's page is made of. A product's page is made at its
 * first visit: while the database can't be read, that is of the last reading, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when the shelf can't be read and never was.
 */
export async function readSpot({ collection, product }: Spot): Promise<ReadShelf<ProductSpot>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last) throw error;
    return last;
  });
  return spotOn(shelf, product);
}

/** What a product's page shows of a shelf that was read; `product`: the id in its address. */
export function spotOn(
  { items, readAt }: ReadShelf<Product>,
  product: string,
): ReadShelf<ProductSpot> {
  const spot = spotOf(items, product);
  const spots = spot ? [spot] : [];
  return { version: versionOf({ items: spots }), readAt, items: spots };
}
