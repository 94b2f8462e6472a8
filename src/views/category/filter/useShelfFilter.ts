import { useRouter } from 'next/router';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { type FilterTexts, filterOnShelf } from '@/catalogue/filter/filterInAddress';
import type { ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import { useHydrated } from '@/ui/rendering/useHydrated';

/** Sets some parameters of the address; an empty text removes one. */
type ChooseFilter = (changes: Partial<FilterTexts>) => void;

export interface ChosenShelf {
  readonly filter: ShelfFilter;
  /** The products that the filter leaves, in its order. */
  readonly matching: readonly Product[];
  /** How many filters are set, not counting the sort order. */
  readonly filterCount: number;
  readonly choose: ChooseFilter;
  readonly clear: () => void;
  /** The element above the first result. */
  readonly resultsTop: RefObject<HTMLDivElement | null>;
}

/**
 * A shelf sorted and filtered by its address (`?sort=price&price=-300`), unchanged in the static HTML. A change
 * replaces the history entry, so that Back leads to the previous page, and scrolls to the first results.
 */
export function useShelfFilter(products: readonly Product[]): ChosenShelf {
  const { asPath, replace } = useRouter();
  const hydrated = useHydrated();
  /** The address of the latest choice, which on a slow phone the router does not have yet. */
  const [latest, setLatest] = useState({ from: '', address: '' });
  const address = latest.from === asPath ? latest.address : asPath;
  const [path = '', query = ''] = address.replace(/#.*/, '').split('?');
  const filter = useMemo(
    () => (hydrated ? filterOnShelf(products, new URLSearchParams(query)) : {}),
    [hydrated, products, query],
  );
  const resultsTop = useRef<HTMLDivElement>(null);
  const matching = useMemo(() => filteredProducts(products, filter), [products, filter]);

  const choose: ChooseFilter = (changes) => {
    const next = new URLSearchParams(query);
    for (const [name, text] of Object.entries(changes)) {
      if (text) next.set(name, text);
      else next.delete(name);
    }
    const to = next.size > 0 ? `${path}?${next}` : path;
    setLatest({ from: asPath, address: to });
    void replace(to, undefined, { shallow: true, scroll: false });
    const { top = 0 } = resultsTop.current?.getBoundingClientRect() ?? {};
    if (top < 0) resultsTop.current?.scrollIntoView();
  };
  const clear = () => {
    choose({ price: '', brand: '', shade: '' });
    // The focus moves, because the pressed button disappears.
    resultsTop.current?.focus({ preventScroll: true });
  };
  const { order: _order, ...filters } = filter;
  const filterCount = Object.keys(filters).length;
  return { filter, matching, filterCount, choose, clear, resultsTop };
}
