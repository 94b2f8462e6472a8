import { tokenize } from './fold';

/** A parsed query. */
export interface ParsedQuery {
  /** The folded words without stop words. */
  readonly words: readonly string[];
  /** The whole query in lower case, for searching within titles. */
  readonly text: string;
}

/** More words hardly narrow the result. */
const MOST_WORDS = 8;

/** Words without a meaning of their own: English, and Hindi and Bengali in Latin letters. */
const STOP_WORDS = new Set(
  tokenize('a an and the for of in on with to my ka ke ki ko er jonno chai liye'),
);

/** Parses a query. Removes stop words, except the last word, which may be the beginning of another one. */
export function parseQuery(typed: string): ParsedQuery {
  const all = tokenize(typed);
  const telling = all.filter((word, n) => !STOP_WORDS.has(word) || n === all.length - 1);
  return { words: telling.slice(0, MOST_WORDS), text: typed.trim().toLowerCase() };
}
