import type { MouseEvent } from 'react';
import type { Product } from '@/catalogue/items';

/** Handles presses on a card that do not follow its link to the product page. */
export interface CardPressHandler {
  /** Called when a press is likely, to prefetch what it needs. */
  readonly prepare: () => void;
  readonly open: (product: Product, event: MouseEvent<HTMLAnchorElement>) => void;
}
