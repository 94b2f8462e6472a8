import { originalNameOf } from '../addresses/shadeFragment';
import type { Product } from '../items';
import { filteredProducts, shadesToHave } from './filteredProducts';
import type { PriceBand } from './ShelfFilter';

/** The brands of a shelf, A to Z by code units: the browser's first collator takes 40 ms on a slow phone. */
export function shelfBrands(products: readonly Product[]): readonly string[] {
  return [...new Set(products.flatMap(({ brand }) => brand ?? []))].sort();
}

/** The shades of a shelf that can be had, by `originalNameOf`, sorted like brands by the name in the page's language. */
export function shelfShades(products: readonly Product[]): ReadonlyMap<string, string> {
  const names = new Map(
    products.flatMap((product) =>
      shadesToHave(product).map((shade) => [originalNameOf(shade), shade.name]),
    ),
  );
  return new Map([...names].sort(([, a], [, b]) => (a < b ? -1 : 1)));
}

/** Where price bands may end, in rupees. */
const STEPS = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000];

/** More bands would be too many to scan. */
const MOST_BANDS = 5;

/** Price bands for a shelf, cheapest first: none is empty, the first and last are open. None if one would hold all. */
export function priceBands(products: readonly Product[]): readonly PriceBand[] {
  let bands = bandsBetween(STEPS, products);
  for (let every = 2; bands.length > MOST_BANDS; every += 1) {
    bands = bandsBetween(
      STEPS.filter((_step, index) => index % every === 0),
      products,
    );
  }
  return bands.length > 1 ? bands.map(openAtTheEnds) : [];
}

function bandsBetween(steps: readonly number[], products: readonly Product[]): PriceBand[] {
  return [0, ...steps]
    .map((from, index): PriceBand => {
      const below = steps[index];
      return { ...(from && { from }), ...(below && { below }) };
    })
    .filter((prices) => filteredProducts(products, { prices }).length > 0);
}

function openAtTheEnds({ from, below }: PriceBand, index: number, all: readonly PriceBand[]) {
  return {
    ...(index > 0 && from && { from }),
    ...(index < all.length - 1 && below && { below }),
  };
}
