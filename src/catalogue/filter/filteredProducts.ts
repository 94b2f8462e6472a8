import { originalNameOf } from '../addresses/shadeFragment';
import type { Product, Shade } from '../items';
import type { PriceBand, ShelfFilter, ShelfOrder } from './ShelfFilter';

/**
 * The products that pass a filter, sorted; equal ones keep the shop's order. A product without a price is in no price
 * band and comes last when sorted by price; one without a discount counts as 0 %. Without a filter, the given array
 * itself.
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

function passes(product: Product, { prices, brand, shade }: ShelfFilter): boolean {
  return (
    isWithin(prices, product.price) &&
    (!brand || product.brand === brand) &&
    (!shade || shadesToHave(product).some((each) => originalNameOf(each) === shade))
  );
}

function isWithin(band: PriceBand | undefined, price: number | undefined): boolean {
  if (!band) return true;
  const { from = 0, below = Number.POSITIVE_INFINITY } = band;
  return price !== undefined && price >= from && price < below;
}

const orders: Readonly<Record<ShelfOrder, (a: Product, b: Product) => number>> = {
  price: (a, b) => byPrice(a, b, 1),
  '-price': (a, b) => byPrice(a, b, -1),
  off: (a, b) => (b.off ?? 0) - (a.off ?? 0),
};

function byPrice({ price: a }: Product, { price: b }: Product, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * sign;
}

/** The shades of a product that are not sold out. */
export function shadesToHave({ shades = [], soldOut }: Product): readonly Shade[] {
  return soldOut ? [] : shades.filter((shade) => !shade.soldOut);
}
