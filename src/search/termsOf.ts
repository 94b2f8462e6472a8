import { fold } from './fold';
import { soundKey } from './soundKey';

/** No word that somebody looks for is longer, and comparing longer ones takes time. */
const LONGEST = 24;

/** Before a sound, so that it is never taken for a word. */
const SOUND = '~';

/** The words of a text as they are compared, each cut after 24 characters. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ').map((word) => word.slice(0, LONGEST)) : [];
}

/** What a word sounds like as a term of the index; undefined where that says too little. */
export function soundTerm(word: string): string | undefined {
  const key = soundKey(word);
  return key ? SOUND + key : undefined;
}

/** Under which terms a text is found: its words, and how they sound. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word, soundTerm(word) ?? []].flat());
}
