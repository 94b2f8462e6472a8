import { productPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { type ShelvedProduct, twinOf } from '@/catalogue/twins';
import { DAY_MS, readWholeCatalogue } from './wholeCatalogue';

/**
 * The path of the page that search engines should keep instead of a product's own; undefined where that is the one. Only a
 * brand's products are looked for on other shelves, as those were within the last day.
 */
export async function canonicalPath(shelved: ShelvedProduct): Promise<string | undefined> {
  if (shelved.category.group !== 'brand') return undefined;
  const whole = await readWholeCatalogue(DAY_MS);
  const twin = twinOf(
    shelved,
    categories.map((category) => [category, whole.get(category.slug)?.items ?? []]),
  );
  return twin && productPath(twin.category, twin.product);
}
