import { honestPrice } from '../honestPrice';
import type { Product } from '../items';
import { filteredProducts } from './filteredProducts';
import { filterQuery } from './filterQuery';
import { priceBands } from './priceBands';
import type { ShelfFilter } from './ShelfFilter';

/** Something that a visitor may choose: what the choice would be then, and how many products it would leave. */
export interface FilterOption {
  readonly filter: ShelfFilter;
  readonly count: number;
}

/** What a shelf offers beside the choice as it is; the first of each kind asks for nothing. */
export interface FilterOptions {
  readonly prices: readonly FilterOption[];
  readonly off: readonly FilterOption[];
}

/**
 * The price spans and discounts that divide a shelf, each together with all else that is chosen. What is chosen is always among
 * them: an address may ask for any span.
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

/** Discounts that people look for, in percent. */
const STEPS = [10, 20, 30, 40, 50, 60, 70];

/** The least discounts that are worth offering on a shelf: each leaves something, and less than the one before it. */
export function discountSteps(products: readonly Product[]): readonly number[] {
  const percents = products.map((product) => honestPrice(product).percent ?? 0);
  const left = (least: number) => percents.filter((percent) => percent >= least).length;
  return STEPS.filter((step, index) => {
    const count = left(step);
    return count > 0 && count < (index === 0 ? products.length : left(STEPS[index - 1] ?? 0));
  });
}
