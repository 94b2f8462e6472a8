import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { place } from '@/shop/place';
import { categoryName } from '@/words/CategoryLabels';
import type { Dictionary } from '@/words/Dictionary';
import { shelfPriceLine } from './shelfPriceLine';

/** A category's title, with what its shelf says in figures: "Primer in Berhampore from ₹375, up to 25% off". */
export function categoryTitle(
  { slug }: Pick<Category, 'slug'>,
  products: readonly Product[],
  dictionary: Pick<Dictionary, 'words' | 'category'>,
): string {
  const line = shelfPriceLine(products, dictionary);
  const name = categoryName(dictionary.words.categories[slug]);
  const inTown = dictionary.category.title.inTown(name, place.town);
  return line ? `${inTown} ${line}` : inTown;
}
