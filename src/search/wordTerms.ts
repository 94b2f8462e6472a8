import type { SearchOptions } from 'minisearch';
import { soundKey } from './soundKey';
import { synonyms } from './synonyms';

/** How many letters a word has at least, and a sound with its mark, to be found misspelt or by a beginning. */
const LEAST = { fuzzyWord: 4, fuzzySound: 6, beginningOfSound: 4 } as const;

/** Under which terms the index has a folded word: itself, and how it sounds. */
export function indexTerms(word: string): string[] {
  return [word, soundKey(word)].filter(Boolean);
}

/** By which terms the index is searched for a folded word: itself, its meanings in English, and how it sounds. */
export function queryTerms(word: string): string[] {
  return [word, ...(synonyms.get(word) ?? []), soundKey(word)].filter(Boolean);
}

/** How the terms of one word are searched. The word itself is the first; the boosts order spelling, meaning, sound. */
export const termOptions: SearchOptions = {
  processTerm: queryTerms,
  boostTerm: (term, place) => (isSound(term) ? 1 : place === 0 ? 3 : 2),
  prefix: (term, place) => (isSound(term) ? term.length >= LEAST.beginningOfSound : place === 0),
  fuzzy: (term, place) => mayDiffer(term, place) && 0.2,
};

function mayDiffer(term: string, place: number): boolean {
  if (isSound(term)) return term.length >= LEAST.fuzzySound;
  return place === 0 && term.length >= LEAST.fuzzyWord;
}

function isSound(term: string): boolean {
  return term.startsWith('~');
}
