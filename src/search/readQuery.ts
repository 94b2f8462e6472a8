import type { CategorySlug, GroupSlug } from '@/catalogue/registry';
import type { AboutShop } from '@/messages/SearchWords';
import { tokenize } from '../catalogue/fold';
import { LIKENESS } from './createDictionary';
import type { Kind, SearchIndex } from './createSearchIndex';
import { phrasesIn } from './phrasesIn';
import { type PriceLimits, takePrice } from './takePrice';
import { takeSizes } from './takeSizes';
import { describes, type Trait } from './traits';
import { fillers, stemsOf } from './wordLists';

/** What a query means. Each word has one meaning; those that have none are left out. */
export interface Reading {
  /** The kinds of goods in the order typed, each with the words of its name. */
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly name: readonly Trait[];
    /** The name is the shelf's own, so that it tells none of its goods from the others. */
    readonly isLabel: boolean;
  }[];
  /** The group whose name was typed, if no kind was. */
  readonly group?: GroupSlug;
  readonly traits: readonly Trait[];
  /** What is not sold, as folded words, and what is near. */
  readonly notSold: readonly {
    readonly words: readonly string[];
    readonly near: CategorySlug | GroupSlug | undefined;
    readonly isBrand: boolean;
  }[];
  readonly about: readonly AboutShop[];
  readonly range: PriceLimits;
  /** Whether a word has no meaning here. Fillers have none anywhere, and don't count. */
  readonly hasUnknown: boolean;
}

const MOST_WORDS = 12;

/** Reads a typed text: price and order first, then the longest phrases, then each word that is left. */
export function readQuery(typed: string, index: SearchIndex): Reading {
  const { rest: unsized, sizes } = takeSizes(typed);
  const isName = (word: string) =>
    [...index.dictionary.alike(word).values()].includes(LIKENESS.same);
  const { rest, range } = takePrice(unsized, isName);
  const words = [...tokenize(rest), ...sizes].slice(0, MOST_WORDS);
  const traits = words.map((word): Trait => ({ word, alike: index.dictionary.alike(word) }));
  const at = (bits: number) => traits.filter((_trait, n) => bits & (1 << n));
  const matches = phrasesIn(words, index);
  const kinds = matches.filter(({ means }) => 'kind' in means);
  const [group] = matches.flatMap(({ means }) => ('group' in means ? means.group : []));
  const meant = matches.filter(({ means }) => kinds.length === 0 || !('group' in means));
  const named = meant.reduce((bits, match) => bits | match.bits, 0);
  const left = traits.filter(({ word }, n) => !(named & (1 << n)) && !fills(word));
  const telling = left.filter(({ word, alike }) => alike.size > 0 || describes(word));
  return {
    kinds: kinds.flatMap(({ means, bits }) =>
      'kind' in means ? { kind: means.kind, name: at(bits), isLabel: means.isLabel === true } : [],
    ),
    ...(group && kinds.length === 0 ? { group } : {}),
    traits: telling,
    notSold: matches.flatMap(({ means, bits }) =>
      'notSold' in means
        ? {
            words: at(bits).map(({ word }) => word),
            near: means.notSold,
            isBrand: means.isBrand === true,
          }
        : [],
    ),
    about: [...new Set(matches.flatMap(({ means }) => ('about' in means ? means.about : [])))],
    range,
    hasUnknown: telling.length < left.length,
  };
}

/** Whether a word has no meaning, also with an ending. Stems of up to three letters are other words: hair, hai. */
function fills(word: string): boolean {
  return [word, ...stemsOf(word).filter(({ length }) => length > 3)].some((one) =>
    fillers.has(one),
  );
}
