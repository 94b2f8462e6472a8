import { tokenize } from '@/catalogue/fold';
import type { OtherGoods } from '@/catalogue/otherGoods';
import type { GroupSlug } from '@/catalogue/registry';
import type { AboutShop } from '@/messages/SearchWords';
import { LIKENESS } from './createDictionary';
import type { Kind, SearchIndex } from './createSearchIndex';
import { extractPrices, type PriceLimits } from './extractPrices';
import { extractSizes } from './extractSizes';
import { matchPhrases } from './matchPhrases';
import { describesGoods, type QueryWord } from './queryWords';
import { fillers, stemsOf } from './wordLists';

/** What a query means. Each word has one meaning; those that have none are left out. */
export interface ParsedQuery {
  /** The kinds of goods in the order typed, each with the words of its name. */
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly isLabel: boolean;
    readonly name: readonly QueryWord[];
  }[];
  /** The group whose name was typed, if no kind was. */
  readonly group: GroupSlug | undefined;
  /** What the goods should be like. */
  readonly traits: readonly QueryWord[];
  /** What is not sold, and what is near. */
  readonly notSold: readonly (Omit<OtherGoods, 'names'> & {
    readonly name: readonly QueryWord[];
  })[];
  readonly about: readonly AboutShop[];
  readonly limits: PriceLimits;
  /** Whether a word has no meaning here. Fillers have none anywhere, and don't count. */
  readonly hasUnknown: boolean;
  /** Nothing was asked: all words only greet, ask or join. */
  readonly isBlank: boolean;
}

const MOST_WORDS = 12;

/** Parses a typed text: sizes, prices and order first, then the longest phrases, then each word that is left. */
export function parseQuery(typed: string, index: SearchIndex): ParsedQuery {
  const { alike } = index.dictionary;
  const { rest: unsized, sizes } = extractSizes(typed);
  const isName = (word: string) => [...alike(word).values()].includes(LIKENESS.same);
  const { rest, limits } = extractPrices(unsized, isName);
  const words = [...tokenize(rest), ...sizes]
    .slice(0, MOST_WORDS)
    .map((text): QueryWord => ({ text, alike: alike(text) }));
  const matches = matchPhrases(words, index);
  const kinds = matches.flatMap(({ kind, isLabel = false, name }) =>
    kind ? { kind, isLabel, name } : [],
  );
  // Beside a kind, the name of a group only says what the goods are like.
  const phrases = matches.filter(({ group }) => kinds.length === 0 || !group);
  const inPhrases = new Set(phrases.flatMap(({ name }) => name));
  const others = words.filter((word) => !inPhrases.has(word) && !isFiller(word.text));
  const traits = others.filter(({ text, alike }) => alike.size > 0 || describesGoods(text));
  return {
    kinds,
    group: phrases.find(({ group }) => group)?.group,
    traits,
    notSold: phrases.flatMap(({ notSold, name }) => (notSold ? { ...notSold, name } : [])),
    about: [...new Set(phrases.flatMap(({ about }) => about ?? []))],
    limits,
    hasUnknown: traits.length < others.length,
    isBlank: Object.keys(limits).length + matches.length + others.length === 0,
  };
}

/** Whether a word has no meaning, also with an ending. Stems of up to three letters are other words: hair, hai. */
function isFiller(word: string): boolean {
  const stems = stemsOf(word).filter(({ length }) => length > 3);
  return [word, ...stems].some((form) => fillers.has(form));
}
