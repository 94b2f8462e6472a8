import type { CategorySlug } from '@/catalogue/registry';
import type { Alike } from './createDictionary';
import type { IndexedProduct } from './createSearchIndex';
import { describing, meaningsOf } from './meanings';
import { stemsOf, traitWords } from './wordLists';

/** A typed word that says what goods are like, or are called, and the words that mean the same. */
export interface Trait {
  readonly word: string;
  readonly alike: Alike;
}

/** Whether a product's titles, brand, shades, size or contents have the word. */
export function has(trait: Trait): (one: IndexedProduct) => boolean {
  return ({ words }) => isAmong(trait, words);
}

/** What a word of a title counts beside one of shades, brand, size or contents. */
const IN_TITLE = 1.1;

/** How many of these words a product has. A word that is listed twice counts twice. */
export function scoreOf(one: IndexedProduct, traits: readonly Trait[]): number {
  return traits.reduce(
    (sum, trait) => sum + (isAmong(trait, one.title) ? IN_TITLE : has(trait)(one) ? 1 : 0),
    0,
  );
}

/** Whether the names of a product's shelves have the word, so that all their goods do. */
export function isNamed(
  trait: Trait,
  { kinds }: IndexedProduct,
  words: ReadonlyMap<CategorySlug, ReadonlySet<number>>,
): boolean {
  return [...kinds].some((slug) => isAmong(trait, words.get(slug)));
}

/** Whether one of these words means the same. */
export function isAmong({ alike }: Trait, words: ReadonlySet<number> | undefined): boolean {
  for (const number of alike.keys()) if (words?.has(number)) return true;
  return false;
}

/** Whether a word says what goods are like, in any shop: colours, skin, waterproof. */
export function describes(word: string): boolean {
  return [word, ...stemsOf(word)].some(
    (one) => traitWords.has(one) || describing.has(one) || meaningsOf(one).length > 0,
  );
}
