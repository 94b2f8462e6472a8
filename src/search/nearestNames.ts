import { type CategorySlug, categories } from '@/catalogue/categories';
import { tallyOf } from './tallyOf';
import { wordsOf } from './termsOf';
import type { WordIndex } from './wordIndex';

/** Fewer letters of a word are like anything. */
const LEAST_LETTERS = 2;
const MOST = 4;

/** The categories whose names begin like a typed word, as far as any do: for who found nothing. */
export function nearestNames(typed: string, names: WordIndex): CategorySlug[] {
  for (const word of wordsOf(typed)) {
    for (let end = word.length; end >= LEAST_LETTERS; end -= 1) {
      const hits = names.find(word.slice(0, end));
      const best = tallyOf(categories.length, [{ covers: 1, hits }])
        .best(1)
        .slice(0, MOST);
      if (best.length > 0) return best.flatMap((n) => categories[n]?.slug ?? []);
    }
  }
  return [];
}
