import { priceSpan } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import type { Dictionary } from '@/messages/Dictionary';
import { inRupees } from '@/messages/inRupees';

/** A shelf's lowest price and largest discount: "from ₹375, up to 25% off"; empty without either. */
export function shelfPriceLine(
  products: readonly Product[],
  { categoryPage: { title } }: Pick<Dictionary, 'categoryPage'>,
): string {
  const [lowest] = priceSpan(products) ?? [];
  const discounts = products.flatMap(({ off }) => off ?? []);
  return [
    ...(lowest === undefined ? [] : [title.from(inRupees(lowest))]),
    ...(discounts.length > 0 ? [title.upTo(Math.max(...discounts))] : []),
  ].join(', ');
}
