import { tokenize } from './fold';

/** What somebody looks for. */
export interface ParsedQuery {
  /** The folded words that say what is meant. */
  readonly words: readonly string[];
  /** The whole text in lower case, to be found within a title. */
  readonly text: string;
}

/** Further words hardly narrow a search down. */
const MOST_WORDS = 8;

/** Messages that say nothing of what is meant: English, and Hindi and Bengali in Latin letters. */
const STOP_WORDS = new Set(
  tokenize('a an and the for of in on with to my ka ke ki ko er jonno chai liye'),
);

/** Reads what was typed. Stop words are left out, but for the last word, which may be the beginning of another. */
export function parseQuery(typed: string): ParsedQuery {
  const all = tokenize(typed);
  const telling = all.filter((word, n) => !STOP_WORDS.has(word) || n === all.length - 1);
  return { words: telling.slice(0, MOST_WORDS), text: typed.trim().toLowerCase() };
}
