import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { parseFilter } from '@/catalogue/filter/parseFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { FilterPanel } from './FilterPanel';

interface PanelProps {
  /** All products of the shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
}

/** The code and messages that sort and filter a shelf. */
export type FilterTools = ReturnType<typeof filterTools>;

/** One chunk, fetched when somebody is about to sort or filter, or when the address has a filter. */
export function filterTools(messages: FilterMessages) {
  return {
    /** The products that the filter in an address leaves, in its order. `address`: as in the router's `asPath`. */
    sortAndFilter: (products: readonly Product[], address: string) =>
      filteredProducts(products, parseFilter(new URL(address, 'https://any.example').searchParams)),
    Panel: (props: PanelProps) => <FilterPanel {...props} messages={messages} />,
  };
}
