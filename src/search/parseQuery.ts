import { askingWords, joiningWords, offerWords, stemsOf } from './askingWords';
import { tokenize } from './fold';
import { type PriceLimits, takePrice } from './takePrice';
import { takeSizes } from './takeSizes';

/** A parsed query. */
export interface Query {
  /** The folded words without those that join, ask, or are about the price. */
  readonly words: readonly string[];
  /** The query in lower case, without words that ask or are about the price, for searching within titles. */
  readonly text: string;
  /** The prices and the discount that are asked for; empty for any. */
  readonly range: PriceLimits;
}

/** How a query is read beside its plain meaning. */
export interface Reading {
  /** Whether a bare number is a price. */
  readonly numbers?: 'are prices';
  /** Whether a folded word is in the name of something. Such a word is the thing itself, and asks nothing. */
  readonly isName?: (word: string) => boolean;
}

/** More words hardly narrow the result. */
const MOST_WORDS = 8;

/** A box that is given asks for no box of another kind. Halves that a shop's names have are found all the same. */
const GIFT_BOX = /(?<!\S)(gift|গিফট|गिफट) (box|বকস|बोकस)(?!\S)/g;

/** Parses a query. Words that join or ask are left out, unless nothing else was typed. */
export function parseQuery(typed: string, { numbers, isName = () => false }: Reading = {}): Query {
  const { rest: unsized, sizes } = takeSizes(typed);
  const { rest, range } = takePrice(unsized, numbers);
  const all = tokenize(rest.replace(GIFT_BOX, '$1$2'));
  const plain = all.filter((word) => !offerWords.has(word));
  const asked = plain.length < all.length ? { off: 1, ...range } : range;
  const isPriced = Object.keys(asked).length > 0;
  const wanted = [...plain, ...sizes];
  const goods = wanted.filter((word) => isName(word) || !asks(word));
  const telling = goods.filter((word) => !joiningWords.has(word));
  const isAll = telling.length === 0 && !isPriced;
  const words = (isAll ? wanted : telling).slice(0, MOST_WORDS);
  const isPlain = (isAll ? plain : goods).length === tokenize(typed).length;
  return { words, text: isPlain ? typed.trim().toLowerCase() : words.join(' '), range: asked };
}

/** Whether the word asks, also with an ending (বহরমপুরে). Shorter stems are words by chance: hair, hai. */
function asks(word: string): boolean {
  return [word, ...stemsOf(word).filter(({ length }) => length > 3)].some((one) =>
    askingWords.has(one),
  );
}
