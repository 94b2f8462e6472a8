import { spellingKey } from '../catalogue/fold';
import type { ListedProduct } from './SearchList';

/** What follows the goods' own name in a title: "lens with case", "sponges, set of three", "palette (bridal)". */
const AFTER_NAME = /[,(|–—]| (?:with|in|for|of|from) /;

/** The words at the end of a title that may be the name of the goods. */
const LONGEST_NAME = 3;

/** Tells whether products have a title that ends with a name, and so are such goods, not only named after them. */
export function soldName(products: readonly ListedProduct[]): (name: string) => boolean {
  const ends = new Set(
    products.flatMap(({ title = '', otherTitles = [] }) =>
      [title, ...otherTitles].flatMap((one) => {
        const words = (one.split(AFTER_NAME)[0] ?? '').split(' ');
        return Array.from({ length: LONGEST_NAME }, (_end, n) =>
          spellingKey(words.slice(-1 - n).join(' ')),
        );
      }),
    ),
  );
  return (name) => ends.has(spellingKey(name));
}
