import { useRouter } from 'next/router';
import { useRef } from 'react';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { type FilterChange, filterKinds, type ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';

/**
 * The filter in the address of a shelf, and how many of its products that leaves. A change replaces the query without a
 * new history entry, so that Back leads to the previous page. It builds on the change before it, which on a slow phone the
 * address does not have yet.
 */
export function useAddressFilter(products: readonly Product[]) {
  const { asPath, replace } = useRouter();
  const [path = '', search = ''] = asPath.replace(/#.*/, '').split('?');
  const query = new URLSearchParams(search);
  const filter = filterOnShelf(products, query);
  const pending = useRef<ShelfFilter>(undefined);
  return {
    filter,
    left: filteredProducts(products, filter).length,
    isFiltered: filterKinds.some((kind) => filter[kind] !== undefined),
    sortAndFilter: async (change: FilterChange) => {
      const next = change(pending.current ?? filter);
      const text = filterQuery(next, query);
      pending.current = next;
      await replace(text ? `${path}?${text}` : path, undefined, { shallow: true, scroll: false });
      if (pending.current === next) pending.current = undefined;
    },
  };
}
