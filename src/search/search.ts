import type { CategorySlug } from '@/catalogue/registry';
import { atPrices } from './atPrices';
import type { SearchIndex } from './createSearchIndex';
import { matchesOf } from './matchesOf';
import { meantWords } from './meantWords';
import { parseQuery, type Query, type Reading } from './parseQuery';
import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';
import { type AskOnlyGoods, unlistedMatches } from './unlistedMatches';

/** What a search finds, best matches first. */
export interface Found {
  readonly categories: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
  /** Typed names of goods without a page. */
  readonly askOnly: readonly string[];
  /** No result has all that was typed: these are the nearest. */
  readonly weak: boolean;
  readonly range: PriceLimits;
  /** There are such goods, but none at these prices: `products` are the nearest. */
  readonly unmet: boolean;
  readonly words: readonly string[];
  readonly missing: readonly string[];
}

/** One or two letters occur in nearly every title. */
const LEAST_WITHIN = 3;

/**
 * Finds shelves by their names, products by title or shelf, at the typed prices; then products with the typed text in
 * their title; else the nearest. Without words: every product at these prices. `askOnly`: goods without a page.
 */
export function search(typed: string, index: SearchIndex, askOnly: AskOnlyGoods = {}): Found {
  const known = new Map<string, Found>();
  // Most texts read alike in all three ways: they are searched for once.
  const read = (reading?: Reading) => {
    const query = parseQuery(typed, reading);
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
  const named = unlistedMatches(query.words, askOnly);
  const { shelves, products, had } = matchesOf(words, index, named.length > 0);
  const hits = shelves.length + products.length;
  const within = text.length >= LEAST_WITHIN || hits === 0 ? productsWithin(text, index) : [];
  const missing = words.filter((word) => !had.includes(word));
  const all = isAll ? index.products.map(({ product }) => product) : [...products, ...within];
  const priced = atPrices([...new Set(all)], range, isAll);
  const isWeak = priced.unmet || (!isAll && (missing.length > 0 || hits === 0));
  return {
    ...priced,
    ...{ categories: shelves, askOnly: named, words: had, missing, range },
    weak: named.length === 0 && isWeak && shelves.length + all.length > 0,
  };
}

/** The specification's search filter (section 5), ignoring case. */
function productsWithin(typed: string, { products }: SearchIndex): ListedProduct[] {
  return products.filter(({ text }) => typed && text.includes(typed)).map(({ product }) => product);
}
