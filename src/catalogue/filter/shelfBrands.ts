import type { Product } from '../items';

/** The brands of a shelf, A to Z. */
export function shelfBrands(products: readonly Product[]): readonly string[] {
  return [...new Set(products.flatMap(({ brand }) => brand ?? []))].sort(
    new Intl.Collator('en-IN', { numeric: true }).compare,
  );
}
