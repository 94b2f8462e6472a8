import { localProduct } from '@/catalogue/localItem';
import type { OneProduct } from '@/catalogue/OneProduct';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { DatedShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { lastShelf, readShelf } from './readShelf';
import { shelfOf } from './shelfOf';

/**
 * A product with its neighbours on the shelf, as its page in this language shows them, from the same reading as the
 * shelf's page. A product's page is rendered at its first visit. If the database can't be read then, it uses the last
 * reading, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when the shelf can't be read, and the product isn't in the last reading: it
 * may be newer, so it is not "not found".
 */
export async function readProductOnShelf(
  { collection, product }: OneProduct,
  code: LanguageCode,
): Promise<DatedShelf<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last || !productOnShelf(last.items, product)) throw error;
    return last;
  });
  const onShelf = productOnShelf(
    shelf.items.map((item) => localProduct(item, code)),
    product,
  );
  return shelfOf(onShelf ? [onShelf] : [], { readAt: shelf.readAt });
}
