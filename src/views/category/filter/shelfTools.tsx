import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { parseFilter } from '@/catalogue/filter/parseFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { FilterPanel } from './FilterPanel';

interface PanelProps {
  /** The whole shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
}

/** What sorting and filtering a shelf takes. */
export type ShelfTools = ReturnType<typeof shelfTools>;

/** All of it is one chunk, fetched when somebody means to sort or filter, or an address asks for it. */
export function shelfTools(messages: FilterMessages) {
  return {
    /** What an address, as the router has it, leaves of a shelf. */
    sortAndFilter: (products: readonly Product[], address: string) =>
      filteredProducts(products, parseFilter(new URL(address, 'https://any.example').searchParams)),
    Panel: (props: PanelProps) => <FilterPanel {...props} messages={messages} />,
  };
}
