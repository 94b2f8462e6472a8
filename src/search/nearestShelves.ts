import type { CategorySlug } from '@/catalogue/categories';
import type { SearchIndex } from './createSearchIndex';
import { tokenize } from './fold';

/** Every name begins like a single letter. */
const LEAST_LETTERS = 2;
const MOST = 4;

/** The shelves with a name that begins like a typed word, as far as any does: suggestions where nothing was found. */
export function nearestShelves(typed: string, { index, documents }: SearchIndex): CategorySlug[] {
  for (const word of tokenize(typed)) {
    for (let end = word.length; end >= LEAST_LETTERS; end -= 1) {
      const hits = index.search(word.slice(0, end), {
        fields: ['shelf'],
        filter: ({ id }) => !documents[id]?.product,
      });
      if (hits.length > 0)
        return hits.slice(0, MOST).flatMap(({ id }) => documents[id]?.slug ?? []);
    }
  }
  return [];
}
