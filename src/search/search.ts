import type { CategorySlug } from '@/catalogue/Category';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { atPrices } from './atPrices';
import type { SearchIndex } from './createSearchIndex';
import { matchesOf } from './matchesOf';
import { meantWords } from './meantWords';
import { parseQuery, type Query, type Reading } from './parseQuery';
import type { ListedProduct } from './SearchList';
import type { PriceLimits } from './takePrice';
import { unlistedMatches } from './unlistedMatches';

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
  /** The folded words that they lack. */
  readonly missing: readonly string[];
}

/** One or two letters occur in nearly every title. */
const LEAST_WITHIN = 3;

/**
 * Finds the shelves and products that have all words, at the prices that were typed: a shelf by its names, a product by
 * its title or its shelf's names. Then come the products that have the typed text anywhere in their title. If nothing
 * has all words, the nearest. Without words, every product at these prices. If nothing is found, a word that asks is
 * taken for no name, and a bare number for a price.
 * @param askOnly Goods without a page.
 */
export function search(
  typed: string,
  index: SearchIndex,
  askOnly: readonly UnlistedGoods[] = [],
): Found {
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

function searchFor(query: Query, index: SearchIndex, askOnly: readonly UnlistedGoods[]): Found {
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

/** The products with the text anywhere in their title, ignoring case: the specification's search filter (section 5). */
function productsWithin(typed: string, { products }: SearchIndex): ListedProduct[] {
  return products.filter(({ text }) => typed && text.includes(typed)).map(({ product }) => product);
}
