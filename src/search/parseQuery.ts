import { askingWords, joiningWords, offerWords, withoutEnding } from './askingWords';
import { tokenize } from './fold';
import { type PriceLimits, takePrice } from './priceWords';
import { takeSizes } from './takeSizes';

/** A parsed query. */
export interface ParsedQuery {
  /** The folded words without those that join, ask, or are about the price. */
  readonly words: readonly string[];
  /** The query in lower case, without words that ask or are about the price, for searching within titles. */
  readonly text: string;
  /** The prices and the discount that are asked for; empty for any. */
  readonly range: PriceLimits;
}

/** What a query is taken to say beside its plain meaning. */
export interface Reading {
  /** Whether a bare number is a price. */
  readonly numbers?: 'are prices';
  /** Whether words lose their endings also where no name is what is left: lipistiker. */
  readonly endings?: 'are taken off';
  /** Whether a folded word is in the name of something. Such a word is the thing itself, and asks nothing. */
  readonly isName?: (word: string) => boolean;
}

/** In Latin letters an ending may also belong to the name: a fuller is no full. */
const LATIN = /^[a-z]/;

/** More words hardly narrow the result. */
const MOST_WORDS = 8;

/** Parses a query. Words that join or ask are left out, unless nothing else was typed. */
export function parseQuery(
  typed: string,
  { numbers, endings, isName = () => false }: Reading = {},
): ParsedQuery {
  const { rest: unsized, sizes } = takeSizes(typed);
  const { rest, range } = takePrice(unsized, numbers);
  const all = tokenize(rest);
  const plain = all.filter((word) => !offerWords.has(word));
  const asked = plain.length < all.length ? { off: 1, ...range } : range;
  const isPriced = Object.keys(asked).length > 0;
  const wanted = [...plain, ...sizes];
  const goods = wanted.filter((word) => isName(word) || !askingWords.has(word));
  const telling = goods.filter((word) => !joiningWords.has(word));
  const isAll = telling.length === 0 && !isPriced;
  const words = (isAll ? wanted : telling).slice(0, MOST_WORDS);
  const isPlain = (isAll ? plain : goods).length === tokenize(typed).length;
  return {
    words: words.map((word) => asNamed(word, isName, endings)),
    text: isPlain ? typed.trim().toLowerCase() : words.join(' '),
    range: asked,
  };
}

/**
 * The word without its ending, if a name has that, or if endings are taken off. A name keeps its ending, unless it is
 * another name's in Bengali or Hindi letters: লেন্সের জোড়া is also a name of লেন্স.
 */
function asNamed(word: string, isName: (word: string) => boolean, endings: Reading['endings']) {
  const stem = withoutEnding(word);
  if (isName(word)) return !LATIN.test(word) && isName(stem) ? stem : word;
  return endings || isName(stem) ? stem : word;
}
