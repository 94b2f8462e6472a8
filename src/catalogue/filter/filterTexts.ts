import type { ShelfFilter } from './ShelfFilter';

/** A filter as an address has it: the text of each parameter, empty where nothing is chosen. */
export type FilterTexts = Readonly<Record<'sort' | 'price' | 'brand' | 'shade', string>>;

/** A filter as the parameters of an address. `filterOnShelf` reads them. */
export function filterTexts({ order, prices, brand, shade }: ShelfFilter): FilterTexts {
  return {
    sort: order ?? '',
    price: prices ? `${prices.from ?? ''}-${prices.below ?? ''}` : '',
    brand: brand ?? '',
    shade: shade ?? '',
  };
}
