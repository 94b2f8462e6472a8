import type { FilterChange, ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';

/** What the filter in an address does to a shelf. */
export interface AppliedFilter {
  readonly filter: ShelfFilter;
  /** The products that it leaves, in its order. */
  readonly matching: readonly Product[];
  /** False if it only sorts. */
  readonly isFiltered: boolean;
}

/** What every part of the filter gets: one state, one way to change it. */
export interface FilterProps extends AppliedFilter {
  readonly products: readonly Product[];
  readonly setFilter: (change: FilterChange) => void;
  readonly messages: FilterMessages;
}
