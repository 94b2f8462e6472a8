import { useRouter } from 'next/router';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { filterKinds, type ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';

/**
 * The filter in the address of a shelf, and how many of its products that leaves. A change replaces the query without a
 * new history entry, so that Back leads to the previous page.
 */
export function useAddressFilter(products: readonly Product[]) {
  const { asPath, replace } = useRouter();
  const [path = '', search = ''] = asPath.replace(/#.*/, '').split('?');
  const query = new URLSearchParams(search);
  const filter = filterOnShelf(products, query);
  return {
    filter,
    left: filteredProducts(products, filter).length,
    isFiltered: filterKinds.some((kind) => filter[kind] !== undefined),
    sortAndFilter: (next: ShelfFilter) => {
      const text = filterQuery(next, query);
      void replace(text ? `${path}?${text}` : path, undefined, { shallow: true, scroll: false });
    },
  };
}
