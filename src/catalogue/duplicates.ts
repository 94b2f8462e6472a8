import type { Category } from './Category';
import { isBrand } from './findCategory';
import type { Product } from './items';

/** A product with its category. */
export interface ShelvedProduct {
  readonly category: Category;
  readonly product: Product;
}

/** Categories with the products on their shelves, in the order of the registry. */
export type Shelves = readonly (readonly [Category, readonly Product[]])[];

/**
 * The same product on a category's shelf, for a product on a brand's shelf: equal title, ignoring case, and equal
 * picture. The first in the registry's order; undefined if there is none. The twin's page becomes the canonical one.
 */
export function duplicateOf(
  { category, product }: ShelvedProduct,
  shelves: Shelves,
): ShelvedProduct | undefined {
  const { title, image } = product;
  if (!isBrand(category) || !title || !image) return undefined;
  for (const [other, products] of shelves) {
    const twin = isBrand(other) ? undefined : products.find((one) => alike(one, product));
    if (twin) return { category: other, product: twin };
  }
  return undefined;
}

function alike(one: Product, other: Product): boolean {
  return one.image === other.image && titleKey(one) === titleKey(other);
}

/** A key of the title as typed, in which letter case makes no difference; undefined without a title. */
export function titleKey({
  title,
  originalTitle = title,
}: Pick<Product, 'title' | 'originalTitle'>): string | undefined {
  return originalTitle?.normalize('NFC').toLowerCase();
}
