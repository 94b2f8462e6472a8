import { honestPrice } from '../honestPrice';
import type { Product } from '../items';
import { filteredProducts } from './filteredProducts';
import { filterQuery } from './filterQuery';
import { priceBands } from './priceBands';
import type { ShelfFilter } from './ShelfFilter';

/** One option of the filter panel: the filter if it is chosen, and how many products that filter leaves. */
export interface FilterOption {
  readonly filter: ShelfFilter;
  readonly count: number;
}

/** The options for the current filter. The first of each kind removes that kind of filter. */
export interface FilterOptions {
  readonly prices: readonly FilterOption[];
  readonly off: readonly FilterOption[];
}

/**
 * The bands of prices and discounts that divide a shelf, each combined with the rest of the current filter. The current
 * filter is always among them, because an address may contain any band.
 */
export function filterOptions(products: readonly Product[], filter: ShelfFilter): FilterOptions {
  const { prices, off, ...order } = filter;
  const withPrices = { ...order, ...(prices && { prices }) };
  const withOff = { ...order, ...(off && { off }) };
  const counted = (filters: readonly ShelfFilter[]) =>
    withCurrent(filters, filter).map((each) => ({
      filter: each,
      count: filteredProducts(products, each).length,
    }));
  return {
    prices: counted([
      withOff,
      ...priceBands(products).map((band) => ({ ...withOff, prices: band })),
    ]),
    off: counted([
      withPrices,
      ...discountSteps(products).map((least) => ({ ...withPrices, off: least })),
    ]),
  };
}

function withCurrent(filters: readonly ShelfFilter[], current: ShelfFilter) {
  const isThere = filters.some((each) => filterQuery(each) === filterQuery(current));
  return isThere ? filters : [...filters, current];
}

/** Usual discount thresholds, in percent. */
const STEPS = [10, 20, 30, 40, 50, 60, 70];

/** The discount thresholds worth offering for a shelf: each leaves some products, and fewer than the one before it. */
export function discountSteps(products: readonly Product[]): readonly number[] {
  const percents = products.map((product) => honestPrice(product).percent ?? 0);
  const left = (least: number) => percents.filter((percent) => percent >= least).length;
  return STEPS.filter((step, index) => {
    const count = left(step);
    return count > 0 && count < (index === 0 ? products.length : left(STEPS[index - 1] ?? 0));
  });
}
