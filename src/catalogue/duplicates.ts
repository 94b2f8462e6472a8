import type { Category } from './Category';
import { isBrand } from './categories';
import { spellingKey } from './fold';
import type { Product, Shade } from './items';

/** A product with its category, and the shade in which its page opens. */
export interface ShelvedProduct {
  readonly category: Category;
  readonly product: Product;
  readonly shade?: Shade | undefined;
}

/** Categories with the products on their shelves, in the order of the registry. */
export type Shelves = readonly (readonly [Category, readonly Product[]])[];

/** The same product on a category's shelf, for a brand's: the first with the same title (`spellingKey`) and picture. */
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

/** A key for comparing products by their titles as the shop typed them; empty without a title. */
export function titleKey({ title = '', originalTitle = title }: Product): string {
  return spellingKey(originalTitle);
}
