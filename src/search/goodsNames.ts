import { tokenize } from '@/catalogue/fold';
import type { ListedProduct } from './SearchList';

/** What follows the goods' own name in a title: "lens with case", "sponges, set of three", "palette (bridal)". */
const AFTER_NAME = /[,(|–—]| (?:with|in|for|of|from) /;

/** The words of each title up to the goods' own name, which stands last. */
export function goodsNames(products: readonly ListedProduct[]): readonly (readonly string[])[] {
  return products
    .flatMap(({ title = '', otherTitles = [] }) => [title, ...otherTitles])
    .map((title) => tokenize(title.split(AFTER_NAME, 1).join()));
}
