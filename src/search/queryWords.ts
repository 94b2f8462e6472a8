import type { CategorySlug } from '@/catalogue/registry';
import type { Alike } from './createDictionary';
import type { IndexedProduct } from './createSearchIndex';
import { meaningsOf, wordsWithMeanings } from './meanings';
import { stemsOf, traitWords } from './wordLists';

/** A typed word, folded, and the words of names, titles and traits that it means. */
export interface QueryWord {
  readonly text: string;
  readonly alike: Alike;
}

/** What a word of a title counts beside one of shades, brand, size or contents. */
const IN_TITLE = 1.1;

/** Whether a product's titles, brand, shades, size or contents have the word. */
export function hasWord({ words }: IndexedProduct, word: QueryWord): boolean {
  return isAmong(word, words);
}

/** Whether one of these products has the word. */
export function someHaveWord(products: readonly IndexedProduct[], word: QueryWord): boolean {
  return products.some((product) => hasWord(product, word));
}

/** How many of these words a product has. A word that is listed twice counts twice. */
export function wordScore(product: IndexedProduct, words: readonly QueryWord[]): number {
  return words.reduce(
    (sum, word) => sum + (isAmong(word, product.title) ? IN_TITLE : hasWord(product, word) ? 1 : 0),
    0,
  );
}

/** Whether the names of a product's shelves have the word, so that all their goods do. */
export function isShelfWord(
  word: QueryWord,
  { kinds }: IndexedProduct,
  shelfWords: ReadonlyMap<CategorySlug, ReadonlySet<string>>,
): boolean {
  return [...kinds].some((slug) => isAmong(word, shelfWords.get(slug)));
}

/** Whether a product is on one of these shelves. */
export function isOnShelves({ kinds }: IndexedProduct, slugs: readonly CategorySlug[]): boolean {
  return slugs.some((slug) => kinds.has(slug));
}

/** Whether one of these words means the same. */
export function isAmong({ alike }: QueryWord, words: ReadonlySet<string> | undefined): boolean {
  for (const word of alike.keys()) if (words?.has(word)) return true;
  return false;
}

/** Whether a word says what goods are like, in any shop: colours, skin, waterproof. */
export function describesGoods(word: string): boolean {
  return [word, ...stemsOf(word)].some(
    (form) => traitWords.has(form) || wordsWithMeanings.has(form) || meaningsOf(form).length > 0,
  );
}
