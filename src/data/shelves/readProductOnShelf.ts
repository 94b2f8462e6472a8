import type { Product } from '@/catalogue/items';
import { localProduct } from '@/catalogue/localItem';
import type { OneProduct } from '@/catalogue/OneProduct';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { ReadShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/languages';
import { shelfVersion } from '../shortHash';
import { lastShelf, readShelf } from './readShelf';

/**
 * A product with its neighbours on the shelf, from the same reading as the shelf's page. A product's page is rendered
 * at its first visit. If the database can't be read then, it uses the last reading, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when the shelf can't be read, and the product isn't in the last reading: it
 * may be newer, so it is not "not found".
 */
export async function readProductOnShelf(
  { collection, product }: OneProduct,
  code: LanguageCode,
): Promise<ReadShelf<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last || !productOnShelf(last.items, product)) throw error;
    return last;
  });
  return productOnReadShelf(shelf, product, code);
}

/**
 * The part of a shelf that a product's page in this language shows.
 * @param product the id as the page's address has it.
 */
export function productOnReadShelf(
  { items, readAt }: ReadShelf<Product>,
  product: string,
  code: LanguageCode,
): ReadShelf<ProductOnShelf> {
  const onShelf = productOnShelf(
    items.map((item) => localProduct(item, code)),
    product,
  );
  const shown = onShelf ? [onShelf] : [];
  return { version: shelfVersion({ items: shown }), readAt, items: shown };
}
