import type { MouseEvent } from 'react';
import type { Product } from '@/catalogue/items';

/** What becomes of a press on a card, where it does not lead to the product's page. */
export interface CardPress {
  /** Somebody means to press: what it takes may be fetched. */
  readonly prepare: () => void;
  readonly open: (product: Product, event: MouseEvent<HTMLAnchorElement>) => void;
}
