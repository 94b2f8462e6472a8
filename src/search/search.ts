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
  /** The prices and the discount that were asked for. */
  readonly range: PriceLimits;
  /** Whether there are such goods, but none at these prices: the products are then the nearest to them. */
  readonly unmet: boolean;
  /** The folded words that the results have of those that were typed. */
  readonly words: readonly string[];
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
  { words, text, range }: ParsedQuery,
  searchIndex: SearchIndex,
  askOnly: readonly UnlistedGoods[],
): Found {
  const isPriced = Object.keys(range).length > 0;
  if (words.length === 0 && isPriced)
    return atPrices(indexedProducts(searchIndex), range, 'by price');
  const named = askOnlyFor(words, askOnly);
  const { hits: whole, weak: isWeak, had } = matchesOf(words, searchIndex, named.length > 0);
  const within =
    text.length >= LEAST_WITHIN || whole.length === 0 ? productsWithin(text, searchIndex) : [];
  const nothing = whole.length + within.length + named.length === 0 && words.length === 1;
  const halves = nothing ? matchesOfHalves(words[0] ?? '', searchIndex) : [];
  const hits = nothing ? halves : whole;
  const all = [
    ...new Set([...hits.flatMap(({ id }) => searchIndex.entries[id]?.product ?? []), ...within]),
  ];
  const priced = atPrices(all, range);
  const categories = bestShelves(hits, searchIndex);
  const weak = (isWeak && halves.length === 0) || priced.weak;
  return {
    ...priced,
    categories,
    askOnly: named,
    words: had,
    weak: named.length === 0 && weak && categories.length + all.length > 0,
  };
}

/** The products at these prices; if there are none, those at the nearest. */
function atPrices(
  products: readonly ListedProduct[],
  range: PriceLimits,
  order?: 'by price',
): Found {
  const found = Object.keys(range).length > 0 ? inRange(products, range, order) : products;
  const unmet = products.length > 0 && found.length === 0;
  const nearest = !unmet ? found : order ? nearestTo(products, range) : products;
  return {
    ...{ categories: [], askOnly: [], words: [] },
    products: nearest,
    weak: unmet,
    range,
    unmet,
  };
}

/** The largest discount first, else the price that is nearest to the limits. */
function nearestTo(products: readonly ListedProduct[], range: PriceLimits): ListedProduct[] {
  const { least = 0, most = least, off } = range;
  const priced = inRange(products, off ? { off: 1 } : {});
  const rank = (product: ListedProduct) =>
    off
      ? -(product.off ?? 0)
      : Math.min(...[least, most].map((end) => Math.abs((product.price ?? 0) - end)));
  return priced.sort((a, b) => rank(a) - rank(b));
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
