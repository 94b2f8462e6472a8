import { spellingKey } from '@/catalogue/fold';
import type { ListedProduct } from './SearchList';

/** What follows the goods' own name in a title: "lens with case", "sponges, set of three", "palette (bridal)". */
const AFTER_NAME = /[,(|–—]| (?:with|in|for|of|from) /;

/** The words at the end of a title that may be the name of the goods. */
const LONGEST_NAME = 3;

/** The spelling keys of the names with which titles end: such goods are sold, not only others named after them. */
export function titleEndings(products: readonly ListedProduct[]): ReadonlySet<string> {
  const titles = products.flatMap(({ title = '', otherTitles = [] }) => [title, ...otherTitles]);
  return new Set(
    titles.flatMap((title) => {
      const words = title.split(AFTER_NAME, 1).join().split(' ');
      return Array.from({ length: LONGEST_NAME }, (_end, n) =>
        spellingKey(words.slice(-1 - n).join(' ')),
      );
    }),
  );
}
