import type { Product } from '../items';
import { shadeKey } from '../shadeKey';
import type { PriceBand, ShelfFilter, ShelfOrder } from './ShelfFilter';

/**
 * The products that pass a filter, sorted; equal ones keep the shop's order. Without a price: in no band, and last by
 * price. Without a discount: 0 %. Without a filter: the given array itself.
 */
export function filteredProducts(
  products: readonly Product[],
  filter: ShelfFilter,
): readonly Product[] {
  const { order } = filter;
  if (Object.keys(filter).length === 0) return products;
  const left = products.filter((product) => passes(product, filter));
  return order ? left.sort(orders[order]) : left;
}

function passes(product: Product, { prices, off = 0, brand, shade }: ShelfFilter): boolean {
  return (
    isWithin(prices, product.price) &&
    (product.off ?? 0) >= off &&
    (!brand || product.brand === brand) &&
    (!shade || Boolean(product.shades?.some((each) => shadeKey(each) === shade)))
  );
}

function isWithin(band: PriceBand | undefined, price: number | undefined): boolean {
  if (!band) return true;
  const { from = 0, below = Number.POSITIVE_INFINITY } = band;
  return price !== undefined && price >= from && price < below;
}

type Compare = (a: Product, b: Product) => number;

const orders: Readonly<Record<ShelfOrder, Compare>> = {
  price: lastWithout('price', (a, b) => a - b),
  '-price': lastWithout('price', (a, b) => b - a),
  off: (a, b) => (b.off ?? 0) - (a.off ?? 0),
  // "Tint 9" comes before "Tint 10", and "aloe" next to "Aloe".
  name: lastWithout('title', new Intl.Collator('en-IN', { numeric: true }).compare),
};

function lastWithout<Field extends 'price' | 'title'>(
  field: Field,
  compare: (a: NonNullable<Product[Field]>, b: NonNullable<Product[Field]>) => number,
): Compare {
  return ({ [field]: a }, { [field]: b }) => {
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return compare(a, b);
  };
}
