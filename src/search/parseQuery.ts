import { tokenize } from './fold';
import { type PriceLimits, takePrice } from './priceWords';

/** A parsed query. */
export interface ParsedQuery {
  /** The folded words without stop words and words about the price. */
  readonly words: readonly string[];
  /** The query in lower case, without words about the price, for searching within titles. */
  readonly text: string;
  /** The prices that are asked for; empty for any. */
  readonly range: PriceLimits;
  /** Whether only products with a discount are asked for. */
  readonly offers: boolean;
}

/** More words hardly narrow the result. */
const MOST_WORDS = 8;

/** Words without a meaning of their own: English, and Hindi and Bengali in Latin letters. */
const STOP_WORDS = new Set(
  tokenize('a an and the for of in on with to my ka ke ki ko er jonno chai liye'),
);

/** Words that say no more than that the price matters. Unlike the others they begin no other word. */
const PRICE_WORDS = new Set(tokenize('price rate under below dam daam দাম দামে दाम কত कीमत'));

const OFFER_WORDS = new Set(
  tokenize('offer offers discount discounts sale chhar chhoot অফার ছাড় ছাড় ডিসকাউন্ট ऑफर छूट डिस्काउंट'),
);

/**
 * Parses a query. Removes stop words, except the last word, which may be the beginning of another one.
 * @param numbers Whether a bare number is a price.
 */
export function parseQuery(typed: string, numbers?: 'are prices'): ParsedQuery {
  const { rest, range } = takePrice(typed, numbers);
  const all = tokenize(rest);
  const wanted = all.filter((word) => !OFFER_WORDS.has(word));
  const goods = wanted.filter((word) => !PRICE_WORDS.has(word));
  const telling = goods.filter((word, n) => !STOP_WORDS.has(word) || n === goods.length - 1);
  const plain = goods.length === tokenize(typed).length;
  return {
    words: telling.slice(0, MOST_WORDS),
    text: plain ? typed.trim().toLowerCase() : goods.join(' '),
    range,
    offers: wanted.length < all.length,
  };
}
