import type { Product } from '@/catalogue/items';
import { place } from '@/shop/place';
import { titleWords } from '@/words/titleWords';
import { figuresLine } from './figuresLine';
import { shelfFigures } from './shelfFigures';

/** A category's title, with what its shelf says in figures: "Primer in Berhampore from ₹375, up to 25% off". */
export function categoryTitle(name: string, products: readonly Product[]): string {
  const line = figuresLine(shelfFigures(products));
  const inTown = titleWords.inTown(name, place.town);
  return line ? `${inTown} ${line}` : inTown;
}
