import type { Category } from '@/catalogue/categories';
import { priceSpan } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { categoryName } from '@/messages/CategoryLabels';
import type { Dictionary } from '@/messages/Dictionary';
import { inRupees } from '@/messages/inRupees';

/** A category page's title with the shelf's prices: "Primer in Berhampore from ₹375, up to 25% off". */
export function categoryTitle(
  { slug }: Pick<Category, 'slug'>,
  products: readonly Product[],
  dictionary: Pick<Dictionary, 'messages' | 'categoryPage'>,
): string {
  const line = shelfPriceLine(products, dictionary);
  const name = categoryName(dictionary.messages.labelsOf(slug));
  const inTown = dictionary.categoryPage.title.inTown(name, dictionary.messages.place.town);
  return line ? `${inTown} ${line}` : inTown;
}

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
