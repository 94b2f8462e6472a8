import { isBrand } from './categories';
import { spellingKey } from './fold';
import type { Product } from './items';
import type { ProductsByCategory, ShelvedProduct } from './ShelvedProduct';

/** The same product on a category's shelf, for a brand's: the first with the same title (`spellingKey`) and picture. */
export function duplicateOf(
  { category, product }: ShelvedProduct,
  shelves: ProductsByCategory,
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

/** A key for comparing products by their titles as the shop typed them; empty without a title. */
export function titleKey({ title = '', originalTitle = title }: Product): string {
  return spellingKey(originalTitle);
}
