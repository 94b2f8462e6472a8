import type { Product } from '../items';
import { filteredProducts } from './filteredProducts';
import { filterQuery } from './filterQuery';
import { priceBands } from './priceBands';
import { type FilterKind, filterKinds, type ShelfFilter } from './ShelfFilter';
import { shelfBrands } from './shelfBrands';
import { shelfShades } from './shelfShades';

/** An option of the filter panel: the filter that it sets, and how many products pass it. */
export interface FilterOption {
  readonly filter: ShelfFilter;
  readonly count: number;
}

/** The options of each kind for the current filter. The first removes that kind of filter. */
export type FilterOptions = Readonly<Record<FilterKind, readonly FilterOption[]>>;

/** What divides a shelf, combined with the rest of the current filter, which is always among the options. */
export function filterOptions(products: readonly Product[], filter: ShelfFilter): FilterOptions {
  const values = {
    prices: priceBands(products),
    off: discountSteps(products),
    brand: moreThanOne(shelfBrands(products)),
    shade: moreThanOne([...shelfShades(products).keys()]),
  };
  const optionsOf = (kind: FilterKind): readonly FilterOption[] => {
    const { [kind]: _current, ...rest } = filter;
    const offered = [rest, ...values[kind].map((value) => ({ ...rest, [kind]: value }))];
    return withCurrent(offered, filter).map((each) => ({
      filter: each,
      count: filteredProducts(products, each).length,
    }));
  };
  const entries = filterKinds.map((kind) => [kind, optionsOf(kind)] as const);
  return Object.fromEntries(entries) as FilterOptions;
}

function moreThanOne(names: readonly string[]): readonly string[] {
  return names.length > 1 ? names : [];
}

function withCurrent(filters: readonly ShelfFilter[], current: ShelfFilter) {
  const isThere = filters.some((each) => filterQuery(each) === filterQuery(current));
  return isThere ? filters : [...filters, current];
}

/** In percent. */
const STEPS = [10, 20, 30, 40, 50, 60, 70];

/** The discounts worth offering, in percent: each leaves some products, and fewer than the one before it. */
export function discountSteps(products: readonly Product[]): readonly number[] {
  const percents = products.map(({ off = 0 }) => off);
  const left = (least: number) => percents.filter((percent) => percent >= least).length;
  return STEPS.filter((step, index) => {
    const count = left(step);
    return count > 0 && count < (index === 0 ? products.length : left(STEPS[index - 1] ?? 0));
  });
}
