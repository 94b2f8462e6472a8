import type { SearchOptions } from 'minisearch';
import { soundKey } from './soundKey';
import { synonyms } from './synonyms';
import { isSize } from './takeSizes';

/** The least length of a word for a fuzzy match, and of a sound key with its mark for a fuzzy or prefix match. */
const LEAST = { fuzzyWord: 4, fuzzySound: 6, beginningOfSound: 4 } as const;

/** The terms under which a folded word is indexed and searched: itself, its English meanings, and its sound. */
export function termsOf(word: string): string[] {
  return [word, ...(synonyms.get(word) ?? []), soundKey(word)].filter(Boolean);
}

/** How the terms of one word are searched. The word itself comes first. Boosts: spelling, then meaning, then sound. */
export const termOptions: SearchOptions = {
  processTerm: termsOf,
  boostTerm: (term, place) => (isSound(term) ? 1 : place === 0 ? 3 : 2),
  prefix: (term, place) => (isSound(term) ? term.length >= LEAST.beginningOfSound : place === 0),
  fuzzy: (term, place) => mayDiffer(term, place) && (isSound(term) ? 1 : 0.2),
  // Two letters, because two that changed places count as two. More takes much longer, and isLike drops what it finds.
  maxFuzzy: 2,
};

function mayDiffer(term: string, place: number): boolean {
  if (isSound(term)) return term.length >= LEAST.fuzzySound;
  return place === 0 && term.length >= LEAST.fuzzyWord && !isSize(term);
}

function isSound(term: string): boolean {
  return term.startsWith('~');
}
