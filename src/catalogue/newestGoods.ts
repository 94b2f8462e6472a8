import { groups } from './categories';
import { isForSale } from './isForSale';
import type { ProductsByCategory, ShelvedProduct } from './ShelvedProduct';

/** How many of each group, which has a tab in the owner's sheet. */
const EACH = 2;

/**
 * Of each group the products with the last ids that are for sale: the sheet gives each new row an id after all others
 * of its tab, and no other field says which goods are new.
 */
export function newestGoods(shelves: ProductsByCategory): ShelvedProduct[] {
  return groups.flatMap((group) =>
    shelves
      .filter(([category]) => category.group === group)
      .flatMap(([category, products]) => products.map((product) => ({ category, product })))
      .filter(({ product }) => isForSale(product))
      .sort((one, other) => (one.product.id < other.product.id ? 1 : -1))
      .slice(0, EACH),
  );
}
