import type { Category } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { categoryName } from '@/messages/CategoryLabels';
import type { Dictionary } from '@/messages/Dictionary';
import { shelfPriceLine } from './shelfPriceLine';

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
