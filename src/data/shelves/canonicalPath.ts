import { productPath } from '@/catalogue/addresses/addresses';
import { isBrand } from '@/catalogue/categories';
import { duplicateOf } from '@/catalogue/duplicates';
import type { ShelvedProduct } from '@/catalogue/ShelvedProduct';
import { DAY_MS, productsByCategory, readAllShelves } from './allShelves';

/** The canonical path of a brand's product that a category's shelf has, too. Uses readings up to a day old. */
export async function canonicalPath(shelved: ShelvedProduct): Promise<string | undefined> {
  if (!isBrand(shelved.category)) return undefined;
  const twin = duplicateOf(shelved, productsByCategory(await readAllShelves(DAY_MS)));
  return twin && productPath(twin.category, twin.product);
}
