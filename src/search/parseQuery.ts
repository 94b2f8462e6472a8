import { tokenize } from '../catalogue/fold';
import { askingWords, joiningWords, offerWords, stemsOf } from './askingWords';
import { type PriceLimits, takePrice } from './takePrice';
import { takeSizes } from './takeSizes';

/** A parsed query. */
export interface Query {
  /** Folded, without joining, asking and price words. */
  readonly words: readonly string[];
  /** What to look for within titles: in lower case, without asking and price words. */
  readonly text: string;
  readonly range: PriceLimits;
}

/** In which way to read a query: without options, numbers are no prices, and all asking words are left out. */
export interface ParseOptions {
  readonly numbers?: 'are prices';
  /** Whether a folded word is in a name. Then it is kept, even if it is an asking word. */
  readonly isName?: (word: string) => boolean;
}

const MOST_WORDS = 8;

/** Two words that mean one thing: who types "gift box" does not look for other boxes. They are joined into one word. */
const GIFT_BOX = /(?<!\S)(gift|গিফট|गिफट) (box|বকস|बोकस)(?!\S)/g;

/** Parses a query, without joining and asking words unless nothing else was typed. */
export function parseQuery(
  typed: string,
  { numbers, isName = () => false }: ParseOptions = {},
): Query {
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

/**
 * Whether a word only asks, also with an ending (বহরমপুরে). Stems of up to three letters are other words: hair, hai.
 */
function asks(word: string): boolean {
  return [word, ...stemsOf(word).filter(({ length }) => length > 3)].some((one) =>
    askingWords.has(one),
  );
}
