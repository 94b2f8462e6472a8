import type { Category } from './categories';
import type { Product, Shade } from './items';

/** A product with its category, and the shade in which its page opens. */
export interface ShelvedProduct {
  readonly category: Category;
  readonly product: Product;
  readonly shade?: Shade | undefined;
}

/** Categories with the products on their shelves, in the order of the registry. */
export type ProductsByCategory = readonly (readonly [Category, readonly Product[]])[];
