import type { Product } from '@/catalogue/items';
import type { OneProduct } from '@/catalogue/OneProduct';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { ReadShelf } from '@/catalogue/Shelf';
import { shelfVersion } from '../shortHash';
import { lastShelf, readShelf } from './readShelf';

/**
 * One product with what stands beside it on its shelf, out of the same reading that the shelf's page is made of. A product's page is made at its
 * first visit: while the database can't be read, that is of the last reading, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when the shelf can't be read and never was.
 */
export async function readProductOnShelf({
  collection,
  product,
}: OneProduct): Promise<ReadShelf<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last) throw error;
    return last;
  });
  return productOnReadShelf(shelf, product);
}

/** What a product's page shows of a shelf that was read; `product`: the id in its address. */
export function productOnReadShelf(
  { items, readAt }: ReadShelf<Product>,
  product: string,
): ReadShelf<ProductOnShelf> {
  const onShelf = productOnShelf(items, product);
  const shown = onShelf ? [onShelf] : [];
  return { version: shelfVersion({ items: shown }), readAt, items: shown };
}
