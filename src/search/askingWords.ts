import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';
import { tokenize } from './fold';

type Kind = 'joining' | 'asking' | 'endings' | 'offer' | 'currency';

/** The least number of letters that are left of a word without its ending. */
const LEAST_STEM = 3;

/** Words without a meaning of their own. */
export const joiningWords = foldedWords('joining');

/** Words that say only that something is asked for, or its price. */
export const askingWords = foldedWords('asking', 'currency');

/** Words for a discount. */
export const offerWords = foldedWords('offer');

/** The longest first: -টার before -র. */
const endings = [...foldedWords('endings')].sort((a, b) => b.length - a.length);

/** A folded word without each of its endings, the longest first: কাজলের and kajoler give কাজল and kajol. */
export function stemsOf(word: string): string[] {
  return endings
    .filter((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
    .map((one) => word.slice(0, -one.length));
}

/** The words of all languages, folded: people mix languages and scripts in one search. */
function foldedWords(...kinds: readonly Kind[]): ReadonlySet<string> {
  return new Set(
    Object.values<SearchWords>(allSearchWords).flatMap((words) =>
      kinds.flatMap((kind) => tokenize(words[kind])),
    ),
  );
}
