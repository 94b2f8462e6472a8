import type { CategorySlug } from '@/catalogue/Category';
import type { SearchIndex } from './createSearchIndex';
import { parseQuery } from './parseQuery';

/** Two letters are the beginning of too many names. */
const LEAST_LETTERS = 3;
const MOST = 4;

/**
 * Suggestions when nothing was found: the shelves with a name that begins like a typed word. The longest matching
 * prefix of the first word that has one decides.
 */
export function nearestShelves(
  typed: string,
  { index, entries, isName }: SearchIndex,
): CategorySlug[] {
  for (const word of parseQuery(typed, { isName }).words) {
    for (let end = word.length; end >= LEAST_LETTERS; end -= 1) {
      const begun = word.slice(0, end);
      const hits = index.search(begun, {
        fields: ['shelf'],
        // The index also finds lookalikes: false lashes by face.
        filter: ({ id }) => beginsWith(begun, entries[id]),
      });
      if (hits.length > 0) return hits.slice(0, MOST).flatMap(({ id }) => entries[id]?.slug ?? []);
    }
  }
  return [];
}

function beginsWith(begun: string, entry: SearchIndex['entries'][number] | undefined): boolean {
  return !entry?.product && ` ${entry?.shelf}`.includes(` ${begun}`);
}
