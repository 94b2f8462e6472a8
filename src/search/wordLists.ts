import { tokenize } from '@/catalogue/fold';
import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';

type List = 'and' | 'joining' | 'asking' | 'endings' | 'currency' | 'traits';

/** In letters: at least so many are left of a word without its ending. A Bengali letter is a syllable. */
const LEAST_STEM = { latin: 3, other: 2 } as const;

/** Words between two kinds of goods. */
export const conjunctions = foldedWords('and');

/** Words without a meaning of their own, such as "the" and "for". */
export const joiningWords = foldedWords('joining');

/** Words that mean no goods: they join, ask, greet or thank. */
export const fillers = foldedWords('and', 'joining', 'asking', 'currency');

/** Words for what goods are like, whether or not the shop has such goods. */
export const traitWords = foldedWords('traits');

/** Endings of nouns, the longest first: -টার before -র. */
const endings = [...foldedWords('endings')].sort((a, b) => b.length - a.length);

/** A folded word without each of its endings, the longest first: kajoler gives kajol. */
export function stemsOf(word: string): string[] {
  const least = /^[a-z]/.test(word) ? LEAST_STEM.latin : LEAST_STEM.other;
  return endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= least)
    .map((ending) => word.slice(0, -ending.length));
}

function foldedWords(...lists: readonly List[]): ReadonlySet<string> {
  return new Set(
    Object.values<SearchWords>(allSearchWords).flatMap((words) =>
      lists.flatMap((list) => tokenize(words[list])),
    ),
  );
}
