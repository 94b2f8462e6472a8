import type { SearchResult } from 'minisearch';
import type { SearchIndex } from './createSearchIndex';
import { isLike, isSpeltLike, isSurelyLike, isTraitLike } from './isLike';

/** The least number of letters in each half of a divided word. */
const LEAST_HALF = 3;

/** What was found for the words, best first, and whether it is only the nearest to them. */
interface Matches {
  readonly hits: readonly SearchResult[];
  readonly weak: boolean;
  /** The words that the first of them has. */
  readonly had: readonly string[];
}

type IsLike = (typed: string, word: string) => boolean;

/** Typed words whose comparisons are cached. Unknown addresses, which the server compares, must not fill its memory. */
const MOST_REMEMBERED = 30;

const alike = remembered(isLike);
const surelyAlike = remembered(isSurelyLike);
const traitAlike = remembered(isTraitLike);
const speltAlike = remembered(isSpeltLike);

/**
 * The shelves and products that have all words, each in its spelling, sound or meaning. If nothing has all of them,
 * those that surely have the most. Results without any of the words are left out: the index also finds lookalikes.
 * @param speltOnly Whether only what has all words, in spelling or meaning, counts.
 */
export function matchesOf(
  words: readonly string[],
  searchIndex: SearchIndex,
  speltOnly: boolean,
): Matches {
  // Searches also for each two adjacent words as one, because titles may join them (eye shadow).
  const joined = words.slice(1).map((word, n) => `${words[n]}${word}`);
  const found = searchIndex.index.search({ combineWith: 'OR', queries: [...words, ...joined] });
  const most = (like: IsLike) => mostAlike(found, { words, joined, like, searchIndex });
  const whole = most(speltOnly ? speltAlike : alike);
  if (whole.had === words.length) return { hits: whole.best, weak: false, had: words };
  if (speltOnly || whole.had === 0) return { hits: [], weak: true, had: [] };
  const near = found.filter(isOfKind(words, searchIndex));
  const { best } = mostAlike(near, { words, joined, like: surelyAlike, searchIndex });
  const names = best[0] ? namesIn(best[0].id, searchIndex) : [];
  const had = words.filter((word) => names.some((name) => surelyAlike(word, name)));
  return { hits: best, weak: true, had };
}

/**
 * Whether goods are of a kind that is named whole among the words: a lipstick of another colour, but no face cream for a
 * face pack.
 */
function isOfKind(words: readonly string[], searchIndex: SearchIndex) {
  const meant = searchIndex.kinds.filter((kind) =>
    kind.every((part) =>
      words.some((word) => word.length >= part.length - 2 && surelyAlike(word, part)),
    ),
  );
  return ({ id }: SearchResult) => {
    const names = namesIn(id, searchIndex);
    return meant.some((kind) => kind.every((part) => names.includes(part)));
  };
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

interface Comparison {
  readonly words: readonly string[];
  /** Each two adjacent words as one. */
  readonly joined: readonly string[];
  readonly like: IsLike;
  readonly searchIndex: SearchIndex;
}

/** The results that have the most of the words, and how many that is. */
function mostAlike(
  found: readonly SearchResult[],
  { words, joined, like, searchIndex }: Comparison,
): { best: SearchResult[]; had: number } {
  // Bit n stands for the typed word n. Few different words make up all names: each is compared once.
  const hasWord = cached((name) => {
    // A name that is one of the words is not two of them, however they end and begin: চুলের is not চুলের রং.
    const pairs = words.includes(name) ? [] : joined;
    const has = words.map((word, n) =>
      [word, pairs[n - 1], pairs[n]].some((typed) => typed && like(typed, name)),
    );
    return has.reduce((bits, isLike, n) => bits | (Number(isLike) << n), 0);
  });
  // What is inside has many words: only what is surely one of them counts.
  const hasExactly = cached((name) =>
    words.reduce((bits, word, n) => bits | (Number(traitAlike(word, name)) << n), 0),
  );
  const hasShelf = cached((shelf) =>
    wordsOf(shelf).reduce((bits, word) => bits | hasWord(word), 0),
  );
  const hasTrait = cached((traits) =>
    wordsOf(traits).reduce((bits, word) => bits | hasExactly(word), 0),
  );
  const counts = found.map(({ id }) => {
    const { words: title = [], shelf = '', traits = '' } = searchIndex.entries[id] ?? {};
    return ones(
      title.reduce((bits, word) => bits | hasWord(word), hasShelf(shelf) | hasTrait(traits)),
    );
  });
  const had = Math.max(0, ...counts);
  return { best: had === 0 ? [] : found.filter((_hit, n) => counts[n] === had), had };
}

/** The words of an entry's title and of its shelf's names. */
function namesIn(id: number, { entries }: SearchIndex): string[] {
  const { words = [], shelf = '' } = entries[id] ?? {};
  return [...words, ...wordsOf(shelf)];
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** Caches the answer for each pair: titles use few different words, and most typed words stay from key to key. */
function remembered(isAlike: IsLike): IsLike {
  const known = new Map<string, (word: string) => boolean>();
  return (typed, word) => {
    let like = known.get(typed);
    if (!like) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      like = cached((other) => isAlike(typed, other));
      known.set(typed, like);
    }
    return like(word);
  };
}

function cached<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      answer = answerTo(text);
      known.set(text, answer);
    }
    return answer;
  };
}
