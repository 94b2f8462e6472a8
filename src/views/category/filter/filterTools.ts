import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { filterKinds, type ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { AppliedFilter } from './AppliedFilter';
import { FilterOutcome } from './FilterOutcome';
import { FilterPanel } from './FilterPanel';
import { FilterSummary } from './FilterSummary';

/** What sorts and filters a shelf, loaded when about to be used or the address has a filter. */
export const filterTools = { FilterPanel, FilterSummary, FilterOutcome, applyAddress, addressWith };

function applyAddress(products: readonly Product[], address: string): AppliedFilter {
  const filter = filterOnShelf(products, split(address).query);
  return {
    filter,
    matching: filteredProducts(products, filter),
    isFiltered: filterKinds.some((kind) => filter[kind] !== undefined),
  };
}

function addressWith(address: string, filter: ShelfFilter): string {
  const { path, query } = split(address);
  const text = filterQuery(filter, query);
  return text ? `${path}?${text}` : path;
}

function split(address: string) {
  const [path = '', search = ''] = address.replace(/#.*/, '').split('?');
  return { path, query: new URLSearchParams(search) };
}
