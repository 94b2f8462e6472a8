import type { QueryCombination, SearchResult } from 'minisearch';
import type { CategorySlug } from '@/catalogue/categories';
import type { SearchIndex } from './createSearchIndex';
import { parseQuery } from './parseQuery';
import type { ListedProduct } from './SearchList';
import { queryTerms } from './wordTerms';

/** What was found, the best first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
}

/** More shelves would push the products out of sight. */
const MOST_SHELVES = 6;

/** A shelf with less than this share of the best one's score is left out. */
const LEAST_SHARE = 0.25;

/** One or two letters stand within nearly every title. */
const LEAST_WITHIN = 3;

/** How many letters each half of a divided word has at least. */
const LEAST_HALF = 3;

/**
 * The shelves and products that have all typed words: a shelf in its names, a product in its title or the names of its shelf.
 * Where none has all, those with most of them. The products with the typed text somewhere within their title follow. Where there
 * is nothing, one typed word may be two (waxstick).
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

/** Searches for each word, and for two neighbours as one, because people part words otherwise than titles do (eye shadow). */
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

/** The products with a text somewhere within their title, letter case aside: the specification's search filter (section 5). */
function productsWithin(text: string, { documents }: SearchIndex): ListedProduct[] {
  return documents.flatMap(({ product }) =>
    text && product?.title?.toLowerCase().includes(text) ? product : [],
  );
}

/** Searches for a word as two, wherever it may be divided. */
function dividedWord(word: string): QueryCombination {
  const places = Array.from(word, (_letter, n) => n).slice(LEAST_HALF, 1 - LEAST_HALF);
  return {
    combineWith: 'OR',
    queries: places.map((place) => ({
      combineWith: 'AND',
      // Each half by any of its terms.
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
