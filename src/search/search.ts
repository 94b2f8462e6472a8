import type { CategorySlug } from '@/catalogue/Category';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { askOnlyFor } from './askOnlyFor';
import type { SearchIndex } from './createSearchIndex';
import { inRange } from './inRange';
import { matchesOf, matchesOfHalves } from './matchesOf';
import { type ParsedQuery, parseQuery, type Reading } from './parseQuery';
import type { PriceLimits } from './priceWords';
import type { ListedProduct } from './SearchList';

/** The search result, best matches first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
  /** The names of goods without a page that were typed. */
  readonly askOnly: readonly string[];
  /** Whether no result has all that was typed: shelves and products are then only the nearest to it. */
  readonly weak: boolean;
  /** The prices that were asked for, and whether a discount was. */
  readonly range: PriceLimits;
  readonly offers: boolean;
}

/** More shelves would push the products out of view. */
const MOST_SHELVES = 6;

/**
 * A shelf whose score is a smaller share of the best shelf's score is dropped. One that has the typed word in another
 * language has about a fifth of the score of one that has it as typed, and is meant as well: मेकअप, makeup base.
 */
const LEAST_SHARE = 0.15;

/** One or two letters occur in nearly every title. */
const LEAST_WITHIN = 3;

/**
 * Finds the shelves and products that have all words, at the prices that were typed: a shelf by its names, a product by
 * its title or its shelf's names. Then come the products that have the typed text anywhere in their title. If nothing
 * has all words, the nearest. Without words, every product at these prices. If nothing is found, the words are read more
 * freely: without endings, a word that asks as no name, a bare number as a price.
 * @param askOnly Goods without a page.
 */
export function search(
  typed: string,
  searchIndex: SearchIndex,
  askOnly: readonly UnlistedGoods[] = [],
): Found {
  const { isName } = searchIndex;
  const plain = parseQuery(typed, { isName });
  const named = searchFor(plain, searchIndex, askOnly);
  if (isFound(named)) return named;
  const tried = new Set([wordsAndPrices(plain)]);
  const freer: readonly Reading[] = [
    { isName, endings: 'are taken off' },
    {},
    { numbers: 'are prices' },
    { isName, endings: 'are taken off', numbers: 'are prices' },
  ];
  for (const reading of freer) {
    const query = parseQuery(typed, reading);
    const key = wordsAndPrices(query);
    if (tried.has(key)) continue;
    tried.add(key);
    const found = searchFor(query, searchIndex, askOnly);
    if (isFound(found)) return found;
  }
  return named;
}

/** What tells one reading of a query from another. */
function wordsAndPrices({ words, range }: ParsedQuery): string {
  return JSON.stringify([words, range]);
}

function isFound({ weak, categories, products, askOnly }: Found): boolean {
  return !weak && categories.length + products.length + askOnly.length > 0;
}

function searchFor(
  { words, text, range, offers }: ParsedQuery,
  searchIndex: SearchIndex,
  askOnly: readonly UnlistedGoods[],
): Found {
  const priced = { range, offers };
  const isPriced = offers || range.least !== undefined || range.most !== undefined;
  if (words.length === 0 && isPriced) {
    const products = inRange(indexedProducts(searchIndex), priced, 'by price');
    return { categories: [], products, askOnly: [], weak: false, ...priced };
  }
  const named = askOnlyFor(words, askOnly);
  const { hits: whole, weak: isWeak } = matchesOf(words, searchIndex, named.length > 0);
  const within =
    text.length >= LEAST_WITHIN || whole.length === 0 ? productsWithin(text, searchIndex) : [];
  const nothing = whole.length + within.length + named.length === 0 && words.length === 1;
  const halves = nothing ? matchesOfHalves(words[0] ?? '', searchIndex) : [];
  const hits = nothing ? halves : whole;
  const weak = isWeak && halves.length === 0;
  const all = [
    ...new Set([...hits.flatMap(({ id }) => searchIndex.entries[id]?.product ?? []), ...within]),
  ];
  const products = isPriced ? inRange(all, priced) : all;
  const categories = bestShelves(hits, searchIndex);
  const tooDear = isPriced && products.length === 0;
  return {
    categories,
    products: tooDear ? all : products,
    askOnly: named,
    weak: named.length === 0 && (weak || tooDear) && categories.length + all.length > 0,
    ...priced,
  };
}

function indexedProducts({ entries }: SearchIndex): ListedProduct[] {
  return entries.flatMap(({ product }) => product ?? []);
}

/** The products with the text anywhere in their title, ignoring case: the specification's search filter (section 5). */
function productsWithin(typed: string, { entries }: SearchIndex): ListedProduct[] {
  return entries
    .filter(({ text }) => typed && text.includes(typed))
    .flatMap(({ product }) => product ?? []);
}

function bestShelves(
  hits: readonly { readonly id: number; readonly score: number }[],
  { entries }: SearchIndex,
): CategorySlug[] {
  const shelves = hits.filter(({ id }) => !entries[id]?.product);
  const least = Math.max(0, ...shelves.map(({ score }) => score)) * LEAST_SHARE;
  return shelves
    .filter(({ score }) => score >= least)
    .slice(0, MOST_SHELVES)
    .flatMap(({ id }) => entries[id]?.slug ?? []);
}
