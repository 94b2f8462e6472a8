import { useRouter } from 'next/router';
import { useRef } from 'react';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterOnShelf } from '@/catalogue/filter/filterOnShelf';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { filterKinds, type ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { FilterFields } from './FilterFields';
import { FilterOutcome } from './FilterOutcome';

interface Props {
  /** All products of the shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
  readonly messages: FilterMessages;
}

/**
 * Sorts a shelf and filters it by price, discount, brand and shade; shows how many products are left. The filter replaces the query
 * of the address without a new history entry, so that Back leads to the previous page.
 */
export function FilterPanel({ products, open, messages }: Props) {
  const { asPath, replace } = useRouter();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [path = '', search = ''] = asPath.replace(/#.*/, '').split('?');
  const query = new URLSearchParams(search);
  const filter = filterOnShelf(products, query);
  const isFiltered = filterKinds.some((kind) => filter[kind] !== undefined);
  const sortAndFilter = (next: ShelfFilter) => {
    const text = filterQuery(next, query);
    void replace(text ? `${path}?${text}` : path, undefined, { shallow: true, scroll: false });
  };
  return (
    <>
      {open ? (
        <FilterFields
          products={products}
          filter={filter}
          onChoose={sortAndFilter}
          messages={messages}
        />
      ) : null}
      <FilterOutcome
        ref={outcome}
        left={filteredProducts(products, filter).length}
        all={products.length}
        onUndo={
          isFiltered
            ? () => {
                sortAndFilter({});
                // The pressed button disappears, so the focus moves here.
                outcome.current?.focus();
              }
            : undefined
        }
        messages={messages}
      />
    </>
  );
}
