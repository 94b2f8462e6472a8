import { wordsOf } from './termsOf';

/** A word to look for, and which of the typed words it stands for, a bit each. */
export interface Branch {
  readonly word: string;
  readonly covers: number;
}

/** More words than that narrow nothing down any more. */
const MOST_WORDS = 8;

/** Words that say nothing of what is meant, in English and in Hindi and Bengali as they are typed. */
const SMALL = new Set(
  wordsOf('a an and the for of in on with to my ka ke ki ko er jonno chai liye'),
);

/**
 * What to look for: each typed word, and each two neighbours as one, for people part words otherwise than titles do (eye shadow).
 * Small words are left out where others are left.
 */
export function branchesOf(typed: string): Branch[] {
  const all = wordsOf(typed);
  const telling = all.filter((word, n) => !SMALL.has(word) || n === all.length - 1);
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const pairs = words.slice(1).map((word, n) => ({ word: `${words[n]}${word}`, covers: 3 << n }));
  return [...words.map((word, n) => ({ word, covers: 1 << n })), ...pairs];
}

/** The least that the parts of a word that is two in one have. */
const LEAST_PART = 3;

/** What to look for when nothing has the one word that was typed: it may be two that others part (waxstick), in every way. */
export function partedWord(typed: string): Branch[][] {
  const [word = '', ...others] = wordsOf(typed);
  if (others.length > 0) return [];
  const ends = Array.from({ length: Math.max(0, word.length - 2 * LEAST_PART + 1) }, (_, n) => n);
  return ends.map((n) => [
    { word: word.slice(0, n + LEAST_PART), covers: 1 },
    { word: word.slice(n + LEAST_PART), covers: 2 },
  ]);
}
