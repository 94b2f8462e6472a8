import MiniSearch, { type QueryCombination } from 'minisearch';
import { meanings } from './meanings';
import { soundTerm, termsOf } from './termsOf';

/** How well the texts that have a word have it, the best first: each text's number, and in the same place its score. */
export interface Hits {
  readonly ids: readonly number[];
  readonly scores: readonly number[];
}

interface Text {
  readonly id: number;
  readonly text: string;
}

/** What a spelling, its meaning in English and its sound weigh. */
const WEIGHT = { word: 3, meaning: 2, sound: 1 } as const;

/** From how many letters on a word may differ by one in five of them, and a sound by being only the beginning of another. */
const LONG_ENOUGH = { word: 4, sound: 3, strayingSound: 5 } as const;
const STRAYING = 0.2;

/** After so many texts a browser gets to breathe. */
const AT_ONCE = 100;

/** Of how many words the hits are kept: with each key only one of those that are typed changes. */
const REMEMBERED = 100;

/** An index of texts by their words and how they sound. */
export class WordIndex {
  readonly #index = new MiniSearch<Text>({
    fields: ['text'],
    extractField: ({ id, text }, field) => (field === 'id' ? id : termsOf(text).join(' ')),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  });
  readonly #found = new Map<string, Hits>();

  /** Takes in texts, each by its place in the list, a hundred at a time. */
  static async of(texts: readonly string[]): Promise<WordIndex> {
    const index = new WordIndex();
    const documents = texts.map((text, id) => ({ id, text }));
    await index.#index.addAllAsync(documents, { chunkSize: AT_ONCE });
    return index;
  }

  /** The texts that have a folded word, or one that it begins, is misspelt from, means or sounds like. */
  find(word: string): Hits {
    const known = this.#found.get(word);
    if (known) return known;
    const results = this.#index.search({ combineWith: 'OR', queries: queriesFor(word) });
    const hits = { ids: results.map(({ id }) => id), scores: results.map(({ score }) => score) };
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    this.#found.set(word, hits);
    return hits;
  }
}

function queriesFor(word: string): QueryCombination[] {
  const sound = soundTerm(word);
  return [
    queryFor(word, WEIGHT.word, true, word.length >= LONG_ENOUGH.word),
    ...(meanings.get(word) ?? []).map((meant) => queryFor(meant, WEIGHT.meaning, false, false)),
    ...(sound ? [soundQuery(sound)] : []),
  ];
}

function soundQuery(sound: string): QueryCombination {
  const letters = sound.length - 1;
  const strays = letters >= LONG_ENOUGH.strayingSound;
  return queryFor(sound, WEIGHT.sound, letters >= LONG_ENOUGH.sound, strays);
}

function queryFor(
  term: string,
  weight: number,
  prefix: boolean,
  strays: boolean,
): QueryCombination {
  return { queries: [term], boost: { text: weight }, prefix, fuzzy: strays && STRAYING };
}
