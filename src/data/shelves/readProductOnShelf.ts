import type { Product } from '@/catalogue/items';
import type { OneProduct } from '@/catalogue/OneProduct';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { ReadShelf } from '@/catalogue/Shelf';
import { shelfVersion } from '../shortHash';
import { lastShelf, readShelf } from './readShelf';

/**
 * A product with its neighbours on the shelf, from the same reading as the shelf's page. A product's page is rendered
 * at its first visit. If the database can't be read then, it uses the last reading, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when the shelf can't be read, and the product isn't in the last reading: it
 * may be newer, so it is not "not found".
 */
export async function readProductOnShelf({
  collection,
  product,
}: OneProduct): Promise<ReadShelf<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last || !productOnShelf(last.items, product)) throw error;
    return last;
  });
  return productOnReadShelf(shelf, product);
}

/**
 * The part of a shelf that a product's page shows.
 * @param product the id as the page's address has it.
 */
export function productOnReadShelf(
  { items, readAt }: ReadShelf<Product>,
  product: string,
): ReadShelf<ProductOnShelf> {
  const onShelf = productOnShelf(items, product);
  const shown = onShelf ? [onShelf] : [];
  return { version: shelfVersion({ items: shown }), readAt, items: shown };
}
