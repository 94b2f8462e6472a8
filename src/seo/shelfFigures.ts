import { figures } from '@/catalogue/figures';
import type { Product } from '@/catalogue/items';
import { priceSpan } from '@/catalogue/priceSpan';

/** What a shelf's documents say in figures; absent where they say none. */
export interface ShelfFigures {
  /** The lowest price in rupees. */
  readonly from?: number;
  /** The best discount in percent. */
  readonly upTo?: number;
}

/** Sums a shelf up: nothing is claimed that its documents don't say. */
export function shelfFigures(products: readonly Product[]): ShelfFigures {
  const [from] = priceSpan(products) ?? [];
  const discounts = products.flatMap((product) => figures(product).percent ?? []);
  return {
    ...(from === undefined ? {} : { from }),
    ...(discounts.length > 0 ? { upTo: Math.max(...discounts) } : {}),
  };
}
