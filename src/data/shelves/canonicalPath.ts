import { productPath } from '@/catalogue/addresses';
import { duplicateOf, type ShelvedProduct } from '@/catalogue/duplicates';
import { isBrand } from '@/catalogue/findCategory';
import { DAY_MS, productsByCategory, readAllShelves } from './allShelves';

/**
 * The canonical path of a product that also stands on another shelf; undefined when the product's own page is
 * canonical. Only products of brands are looked up on other shelves, in readings that may be a day old.
 */
export async function canonicalPath(shelved: ShelvedProduct): Promise<string | undefined> {
  if (!isBrand(shelved.category)) return undefined;
  const twin = duplicateOf(shelved, productsByCategory(await readAllShelves(DAY_MS)));
  return twin && productPath(twin.category, twin.product);
}
