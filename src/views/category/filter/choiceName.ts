import type { FilterKind, ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import { shelfShades } from '@/catalogue/filter/shelfShades';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';

/** What a visitor has chosen of one kind, such as "Under ₹300"; undefined if nothing. */
export function choiceName(
  kind: FilterKind,
  { prices, off, brand, shade }: ShelfFilter,
  products: readonly Product[],
  messages: FilterMessages,
): string | undefined {
  const names = {
    prices: prices && messages.span(prices.from, prices.below),
    off: off && messages.least(off),
    brand,
    shade: shade && shelfShades(products).get(shade),
  };
  return names[kind] || undefined;
}
