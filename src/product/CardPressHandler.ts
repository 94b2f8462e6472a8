import type { MouseEvent } from 'react';
import type { Product } from '@/catalogue/items';

/** Handles presses on a card in place of its link to the product's page. */
export interface CardPressHandler {
  /** Called when a press is likely, to prefetch what it needs. */
  readonly prepare: () => void;
  readonly open: (product: Product, event: MouseEvent<HTMLAnchorElement>) => void;
}
