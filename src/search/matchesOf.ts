import type { SearchResult } from 'minisearch';
import type { SearchIndex } from './createSearchIndex';
import { isLike, isSpeltLike, isSurelyLike } from './isLike';

/** The least number of letters in each half of a divided word. */
const LEAST_HALF = 3;

/** What was found for the words, best first, and whether it is only the nearest to them. */
interface Matches {
  readonly hits: readonly SearchResult[];
  readonly weak: boolean;
}

type IsLike = (typed: string, word: string) => boolean;

/** Typed words whose comparisons are cached. Unknown addresses, which the server compares, must not fill its memory. */
const MOST_REMEMBERED = 30;

const alike = remembered(isLike);
const surelyAlike = remembered(isSurelyLike);
const speltAlike = remembered(isSpeltLike);

/**
 * The shelves and products that have all words, each in its spelling, sound or meaning. If nothing has all of them,
 * those that surely have the most. What has none is not among them: the index also finds lookalikes.
 * @param speltOnly Whether only what has all words, in spelling or meaning, counts.
 */
export function matchesOf(
  words: readonly string[],
  searchIndex: SearchIndex,
  speltOnly: boolean,
): Matches {
  const whole = mostAlike(words, searchIndex, speltOnly ? speltAlike : alike);
  if (whole.had === words.length) return { hits: whole.best, weak: false };
  if (speltOnly || whole.had === 0) return { hits: [], weak: true };
  return { hits: mostAlike(words, searchIndex, surelyAlike).best, weak: true };
}

/** What has both halves of a word, divided at any place (waxstick), best first. */
export function matchesOfHalves(word: string, searchIndex: SearchIndex): SearchResult[] {
  const places = Array.from(word, (_letter, n) => n).slice(LEAST_HALF, 1 - LEAST_HALF);
  const halves = places.map((place) => [word.slice(0, place), word.slice(place)]);
  // One search for all places. It also finds lookalikes of both halves.
  const found = searchIndex.index.search({
    combineWith: 'OR',
    queries: halves.map((both) => ({
      combineWith: 'AND',
      queries: both.map((half) => ({ combineWith: 'OR', queries: [half] })),
    })),
  });
  return found.filter(({ id }) => {
    const named = namesIn(id, searchIndex);
    return halves.some((both) => both.every((half) => named.some((name) => alike(half, name))));
  });
}

/** Searches for each word, and for each two adjacent words as one, because titles may join them (eye shadow). */
function mostAlike(
  words: readonly string[],
  searchIndex: SearchIndex,
  like: IsLike,
): { best: SearchResult[]; had: number } {
  const joined = words.slice(1).map((word, n) => `${words[n]}${word}`);
  const found = searchIndex.index.search({
    combineWith: 'OR',
    queries: [...words, ...joined],
  });
  const inShelf = shelfLikeness(like);
  const counts = found.map(({ id }) => {
    const { title = '', shelf = '' } = searchIndex.documents[id] ?? {};
    const named = wordsOf(title);
    const has = (typed: string) => named.some((word) => like(typed, word)) || inShelf(typed, shelf);
    const hasJoined = joined.map(has);
    return words.filter((word, n) => has(word) || hasJoined[n - 1] || hasJoined[n]).length;
  });
  const had = Math.max(0, ...counts);
  return { best: had === 0 ? [] : found.filter((_hit, n) => counts[n] === had), had };
}

/** The words of a document's title and of its shelf's names. */
function namesIn(id: number, { documents }: SearchIndex): string[] {
  const { title = '', shelf = '' } = documents[id] ?? {};
  return [...wordsOf(title), ...wordsOf(shelf)];
}

/** Compares a typed word with a shelf's names, once for all products of the shelf. */
function shelfLikeness(like: IsLike): IsLike {
  return remembered((typed, shelf) => wordsOf(shelf).some((word) => like(typed, word)));
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** Caches the answer for each pair: titles use few different words, and most typed words stay from key to key. */
function remembered(isAlike: IsLike): IsLike {
  const known = new Map<string, Map<string, boolean>>();
  return (typed, word) => {
    let answers = known.get(typed);
    if (!answers) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      answers = new Map();
      known.set(typed, answers);
    }
    let answer = answers.get(word);
    if (answer === undefined) {
      answer = isAlike(typed, word);
      answers.set(word, answer);
    }
    return answer;
  };
}
