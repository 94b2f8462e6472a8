import type { QueryCombination, SearchResult } from 'minisearch';
import type { CategorySlug } from '@/catalogue/categories';
import type { SearchIndex } from './createSearchIndex';
import { parseQuery } from './parseQuery';
import type { ListedProduct } from './SearchList';
import { queryTerms } from './wordTerms';

/** The search result, best matches first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
}

/** More shelves would push the products out of view. */
const MOST_SHELVES = 6;

/** A shelf whose score is a smaller share of the best shelf's score is dropped. */
const LEAST_SHARE = 0.25;

/** One or two letters occur in nearly every title. */
const LEAST_WITHIN = 3;

/** The least number of letters in each half of a divided word. */
const LEAST_HALF = 3;

/**
 * Finds the shelves and products that match all words: a shelf by its names, a product by its title or its shelf's
 * names. If nothing matches all of them, those that match the most. Then come the products that have the typed text
 * anywhere in their title. If there is still nothing, a single word is also tried as two (waxstick).
 */
export function search(typed: string, searchIndex: SearchIndex): Found {
  const { words, text } = parseQuery(typed);
  const hits = hitsWithMostWords(words, searchIndex);
  const within =
    text.length >= LEAST_WITHIN || hits.length === 0 ? productsWithin(text, searchIndex) : [];
  const nothing = hits.length + within.length === 0 && words.length === 1;
  const best = nothing ? searchIndex.index.search(dividedWord(words[0] ?? '')) : hits;
  return {
    categories: bestShelves(best, searchIndex),
    products: [
      ...new Set([
        ...best.flatMap(({ id }) => searchIndex.documents[id]?.product ?? []),
        ...within,
      ]),
    ],
  };
}

/** Searches for each word, and for each two adjacent words as one, because titles may join them (eye shadow). */
function hitsWithMostWords(words: readonly string[], { index }: SearchIndex): SearchResult[] {
  const joined = words.slice(1).map((word, n) => `${words[n]}${word}`);
  const hits = index.search({ combineWith: 'OR', queries: [...words, ...joined] });
  const termsByWord = words.map(
    (word, n) => new Set([word, joined[n - 1] ?? '', joined[n] ?? ''].flatMap(queryTerms)),
  );
  const counts = hits.map(
    (hit) => termsByWord.filter((terms) => hit.queryTerms.some((term) => terms.has(term))).length,
  );
  const most = Math.max(...counts);
  return hits.filter((_hit, n) => counts[n] === most);
}

/** The products with the text anywhere in their title, ignoring case: the specification's search filter (section 5). */
function productsWithin(text: string, { documents }: SearchIndex): ListedProduct[] {
  return documents.flatMap(({ product }) =>
    text && product?.title?.toLowerCase().includes(text) ? product : [],
  );
}

/** A query for one word as two, divided at every possible place. */
function dividedWord(word: string): QueryCombination {
  const places = Array.from(word, (_letter, n) => n).slice(LEAST_HALF, 1 - LEAST_HALF);
  return {
    combineWith: 'OR',
    queries: places.map((place) => ({
      combineWith: 'AND',
      // Each half matches by any of its terms.
      queries: [word.slice(0, place), word.slice(place)].map((half) => ({
        combineWith: 'OR',
        queries: [half],
      })),
    })),
  };
}

function bestShelves(hits: readonly SearchResult[], { documents }: SearchIndex): CategorySlug[] {
  const shelves = hits.filter(({ id }) => !documents[id]?.product);
  const least = (shelves[0]?.score ?? 0) * LEAST_SHARE;
  return shelves
    .filter(({ score }) => score >= least)
    .slice(0, MOST_SHELVES)
    .flatMap(({ id }) => documents[id]?.slug ?? []);
}
