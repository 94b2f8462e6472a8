import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import type { Product } from '@/catalogue/items';
import { FilterOutcome } from './FilterOutcome';
import { FilterPanel } from './FilterPanel';
import { FilterSummary } from './FilterSummary';

/** What sorts and filters a shelf, in one chunk: fetched when somebody is about to do so, or the address has a filter. */
export const filterTools = {
  FilterPanel,
  FilterSummary,
  FilterOutcome,
  /** The products that the filter in an address leaves, in its order. `address`: as in the router's `asPath`. */
  sortAndFilter: (products: readonly Product[], address: string) =>
    filteredProducts(
      products,
      filterOnShelf(products, new URL(address, 'https://any.example').searchParams),
    ),
};
