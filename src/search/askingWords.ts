import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';
import { tokenize } from '../catalogue/fold';

type Kind = 'joining' | 'asking' | 'endings' | 'offer' | 'currency';

/** In letters: at least so many are left of a word without its ending. */
const LEAST_STEM = 3;

/** Words without a meaning of their own, such as "the" and "for". */
export const joiningWords = foldedWords('joining');

/** Words that say only that something, or its price, is asked for. */
export const askingWords = foldedWords('asking', 'currency');

/** Words that ask for a discount. */
export const offerWords = foldedWords('offer');

/** Endings of nouns, the longest first: -টার before -র. */
const endings = [...foldedWords('endings')].sort((a, b) => b.length - a.length);

/** A folded word without each of its endings, the longest first: kajoler gives kajol. */
export function stemsOf(word: string): string[] {
  return endings
    .filter((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
    .map((one) => word.slice(0, -one.length));
}

function foldedWords(...kinds: readonly Kind[]): ReadonlySet<string> {
  return new Set(
    Object.values<SearchWords>(allSearchWords).flatMap((words) =>
      kinds.flatMap((kind) => tokenize(words[kind])),
    ),
  );
}
