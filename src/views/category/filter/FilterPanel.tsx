import { useRouter } from 'next/router';
import { useRef } from 'react';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { parseFilter } from '@/catalogue/filter/parseFilter';
import type { ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { FilterFields } from './FilterFields';
import { FilterOutcome } from './FilterOutcome';

interface Props {
  /** The whole shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
  readonly messages: FilterMessages;
}

/**
 * Order, price and discount of a shelf, written into its address in the place of what it was, so that Back leads to the page
 * before; and how many products that leaves.
 */
export function FilterPanel({ products, open, messages }: Props) {
  const { asPath, replace } = useRouter();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [path = '', search = ''] = asPath.replace(/#.*/, '').split('?');
  const query = new URLSearchParams(search);
  const filter = parseFilter(query);
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
          Object.keys(filter).length > 0
            ? () => {
                sortAndFilter({});
                // The button that was pressed goes: the keyboard goes on from here.
                outcome.current?.focus();
              }
            : undefined
        }
        messages={messages}
      />
    </>
  );
}
