import type { CategorySlug } from '@/catalogue/registry';
import { type AskOnlyGoods, askOnlyMatches } from './askOnlyMatches';
import { atPrices } from './atPrices';
import type { SearchIndex } from './createSearchIndex';
import { matchesOf } from './matchesOf';
import { meantWords } from './meantWords';
import { type ParseOptions, parseQuery, type Query } from './parseQuery';
import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';

/** What a search finds, best matches first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
  /** The names of goods without a page that were typed. */
  readonly askOnly: readonly string[];
  /** No result has all that was typed: these are the nearest. */
  readonly weak: boolean;
  readonly range: PriceLimits;
  /** There are such goods, but none at these prices: `products` are the nearest. */
  readonly unmet: boolean;
  /** The typed words that the results have, and those that they lack. */
  readonly words: readonly string[];
  readonly missing: readonly string[];
}

/** In letters. Shorter texts occur in nearly every title. */
const LEAST_WITHIN = 3;

/**
 * Finds shelves by their names, and products by title, traits or shelf, at the typed prices; then products with the
 * typed text in their title; if none match, the nearest. If only a price was typed, finds every product at that price.
 * `askOnly`: goods without a page.
 */
export function search(typed: string, index: SearchIndex, askOnly: AskOnlyGoods = {}): Found {
  const known = new Map<string, Found>();
  // Most texts mean the same in all three ways of parsing, and are then searched for only once.
  const read = (options?: ParseOptions) => {
    const query = parseQuery(typed, options);
    const key = JSON.stringify(query);
    const found = known.get(key) ?? searchFor(query, index, askOnly);
    known.set(key, found);
    return found;
  };
  const named = read({ isName: (word) => index.numberOf(word) !== undefined });
  if (isFound(named)) return named;
  const asked = read();
  if (isFound(asked)) return asked;
  const priced = read({ numbers: 'are prices' });
  return isFound(priced) ? priced : asked;
}

function isFound({ weak, categories, products, askOnly }: Found): boolean {
  return !weak && categories.length + products.length + askOnly.length > 0;
}

function searchFor(query: Query, index: SearchIndex, askOnly: AskOnlyGoods): Found {
  const { text, range } = query;
  const words = [...new Set(query.words.flatMap((word) => meantWords(word, index)))];
  const isAll = words.length === 0 && Object.keys(range).length > 0;
  const named = askOnlyMatches(query.words, askOnly);
  const { shelves, products, matched } = matchesOf(words, index, named.length > 0);
  const hits = shelves.length + products.length;
  const within = text.length >= LEAST_WITHIN || hits === 0 ? productsWithin(text, index) : [];
  const missing = words.filter((word) => !matched.includes(word));
  const all = isAll ? index.products.map(({ product }) => product) : [...products, ...within];
  const priced = atPrices([...new Set(all)], range, isAll);
  const isWeak = priced.unmet || (!isAll && (missing.length > 0 || hits === 0));
  return {
    ...priced,
    ...{ categories: shelves, askOnly: named, words: matched, missing, range },
    weak: named.length === 0 && isWeak && shelves.length + all.length > 0,
  };
}

/** The specification's search filter (section 5), ignoring case. */
function productsWithin(typed: string, { products }: SearchIndex): ListedProduct[] {
  return products.filter(({ text }) => typed && text.includes(typed)).map(({ product }) => product);
}
