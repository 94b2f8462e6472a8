import { type CategorySlug, categories } from '@/catalogue/categories';
import { wordsOf } from './termsOf';
import type { WordIndex } from './wordIndex';

/** Fewer letters of a word are like anything. */
const LEAST_LETTERS = 2;
const MOST = 4;

/** The categories whose names begin like a typed word, as far as any do: for who found nothing. */
export function nearestNames(typed: string, names: WordIndex): CategorySlug[] {
  for (const word of wordsOf(typed)) {
    for (let end = word.length; end >= LEAST_LETTERS; end -= 1) {
      const { ids } = names.find(word.slice(0, end));
      if (ids.length > 0) return ids.slice(0, MOST).flatMap((n) => categories[n]?.slug ?? []);
    }
  }
  return [];
}
