import type { Category } from './Category';
import type { Product } from './items';

/** A product and the shelf that it stands on. */
export interface ShelvedProduct {
  readonly category: Category;
  readonly product: Product;
}

/** Categories with what stands on their shelves, in the order of the registry. */
export type Shelves = readonly (readonly [Category, readonly Product[]])[];

/**
 * The same product on a category's shelf, for one on a brand's: same title, letter case aside, and same picture. The first in
 * the registry's order; undefined when there is none. Search engines are told to keep that one's page.
 */
export function twinOf(
  { category, product }: ShelvedProduct,
  shelves: Shelves,
): ShelvedProduct | undefined {
  const { title, image } = product;
  if (category.group !== 'brand' || !title || !image) return undefined;
  for (const [other, products] of shelves) {
    const twin = other.group === 'brand' ? undefined : products.find((one) => alike(one, product));
    if (twin) return { category: other, product: twin };
  }
  return undefined;
}

function alike(one: Product, other: Product): boolean {
  return one.image === other.image && titleKey(one) === titleKey(other);
}

/** The same for titles that differ in letter case alone; undefined without a title. */
export function titleKey({ title }: Pick<Product, 'title'>): string | undefined {
  return title?.normalize('NFC').toLowerCase();
}
