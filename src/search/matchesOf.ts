import type { CategorySlug } from '@/catalogue/registry';
import type { IndexedShelf, SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import type { ListedProduct } from './SearchList';

interface Hit {
  readonly shelf: IndexedShelf;
  readonly product?: ListedProduct;
  readonly title: readonly number[];
  /** Bit n stands for the typed word n. */
  readonly wordBits: number;
  readonly score: number;
}

interface Matches {
  readonly shelves: readonly CategorySlug[];
  readonly products: readonly ListedProduct[];
  /** The typed words that the matches have. If some are missing here, the matches are only the nearest. */
  readonly matched: readonly string[];
}

/** How much a word of a product's shelf, or of its traits, counts. A word of its title counts 1. */
const WEIGHT = { shelf: 0.35, traits: 0.3 } as const;

/** What a shelf scores in addition if one of its names was typed whole; for a part of the name, that share of it. */
const WHOLE_NAME = 10;

/** The most shelves to show: more would push the products out of view. */
const MOST_SHELVES = 6;

/** Shelves that score less than this share of the best shelf are dropped. */
const LEAST_SHARE = 0.4;

/**
 * The shelves and products that have all words, by spelling, meaning or sound; otherwise the nearest, where a
 * word that few shelves have counts more. `speltOnly`: only those that have all words, and not by sound.
 */
export function matchesOf(
  words: readonly string[],
  index: SearchIndex,
  speltOnly: boolean,
): Matches {
  const all = 2 ** words.length - 1;
  const rows = rowsOf(words, index);
  const least = speltOnly ? LIKENESS.beginning : LIKENESS.shortSound;
  const whole = hitsOf(words, rows, index, least).filter(({ wordBits }) => wordBits === all);
  if (whole.length > 0 || speltOnly) return { ...sorted(whole), matched: words };
  const isOfKind = kindsIn(rows, index);
  const hits = hitsOf(words, rows, index, LIKENESS.mistyped);
  const near = hits.filter((hit) => isOfKind(hit) || bitsOf(hit.wordBits).length > 1);
  const weights = words.map((_word, n) => {
    const shelves = hits.filter(({ product, wordBits }) => !product && wordBits & (1 << n)).length;
    return shelves === 0 ? 1 : Math.log((index.shelves.length + 1) / shelves);
  });
  const weightOf = ({ wordBits }: Hit) =>
    bitsOf(wordBits).reduce((sum, n) => sum + (weights[n] ?? 0), 0);
  const most = Math.max(0, ...near.map(weightOf));
  const best = near.filter((hit) => weightOf(hit) === most);
  return {
    ...sorted(best),
    matched: words.filter((_word, n) => (best[0]?.wordBits ?? 0) & (1 << n)),
  };
}

function hitsOf(
  words: readonly string[],
  rows: readonly Uint8Array[],
  index: SearchIndex,
  least: number,
): Hit[] {
  // Traits have many words, so only sure matches count there: otherwise the shade champagne would match shampoo.
  const traitRows = words.map((word) => index.likenessesOf(word));
  const shelves = new Map(index.shelves.map((shelf) => [shelf, shelfHit(shelf, rows, least)]));
  const products = index.products.map(({ product, shelf, title, traits }) => {
    let { wordBits = 0, score = 0 } = shelves.get(shelf) ?? {};
    score *= WEIGHT.shelf;
    rows.forEach((row, n) => {
      const inTitle = bestOf(row, title, least);
      const inTraits = bestOf(traitRows[n], traits, Math.max(least, LIKENESS.sound));
      if (inTitle + inTraits > 0) wordBits |= 1 << n;
      score += inTitle + inTraits * WEIGHT.traits;
    });
    return { shelf, product, title, wordBits, score };
  });
  return [...shelves.values(), ...products].filter(({ wordBits }) => wordBits > 0);
}

function shelfHit(shelf: IndexedShelf, rows: readonly Uint8Array[], least: number): Hit {
  const best = rows.map((row) => bestOf(row, shelf.words, least));
  const shares = shelf.names.map(
    (name) =>
      name.filter((part) => rows.some((row) => (row[part] ?? 0) >= least)).length / name.length,
  );
  const wordBits = best.reduce((bits, likeness, n) => bits | (likeness ? 1 << n : 0), 0);
  const score = best.reduce((sum, likeness) => sum + likeness, WHOLE_NAME * Math.max(...shares));
  return { shelf, title: [], wordBits, score };
}

/**
 * The likenesses of each typed word, alone and joined with its neighbours: names may join them (eye shadow,
 * eyeshadow).
 */
function rowsOf(words: readonly string[], index: SearchIndex): Uint8Array[] {
  const pairs = words
    .slice(1)
    .map((word, n) => index.likenessesOf(`${words[n]}${word}`).map(unlessBySound));
  // A name's word that was itself typed doesn't match joined words: the name চুলের is not "চুলের রং".
  const typed = new Set(words.map(index.numberOf));
  return words.map((word, n) => {
    const [before, after] = [pairs[n - 1], pairs[n]];
    return index
      .likenessesOf(word)
      .map((likeness, number) =>
        typed.has(number)
          ? likeness
          : Math.max(likeness, before?.[number] ?? 0, after?.[number] ?? 0),
      );
  });
}

/** Joined words must not match by sound alone: "chul oshudh" (hair medicine) sounds like "closed". */
function unlessBySound(likeness: number): number {
  return likeness === LIKENESS.sound || likeness === LIKENESS.shortSound ? 0 : likeness;
}

function bestOf(row: Uint8Array | undefined, numbers: Iterable<number>, least: number): number {
  let best = 0;
  for (const number of numbers) best = Math.max(best, row?.[number] ?? 0);
  return best >= least ? best : 0;
}

/**
 * Whether a hit is of a kind whose whole name was typed. For "green lipstick" any lipstick is near; for "face pack" a
 * face cream is not.
 */
function kindsIn(rows: readonly Uint8Array[], index: SearchIndex): (hit: Hit) => boolean {
  const isNamed = (part: number) =>
    rows.some((row) => {
      const likeness = row[part] ?? 0;
      return likeness >= LIKENESS.mistyped && likeness !== LIKENESS.beginning;
    });
  const kinds = index.shelves.flatMap(({ names }) => names).filter((name) => name.every(isNamed));
  return ({ shelf, title }) =>
    kinds.some((kind) => kind.every((part) => shelf.words.has(part) || title.includes(part)));
}

function sorted(hits: readonly Hit[]): Pick<Matches, 'shelves' | 'products'> {
  const best = [...hits].sort((a, b) => b.score - a.score || a.title.length - b.title.length);
  const shelves = best.filter(({ product }) => !product);
  const least = (shelves[0]?.score ?? 0) * LEAST_SHARE;
  return {
    shelves: shelves
      .filter(({ score }) => score >= least)
      .slice(0, MOST_SHELVES)
      .map(({ shelf }) => shelf.slug),
    products: best.flatMap(({ product }) => product ?? []),
  };
}

function bitsOf(wordBits: number): number[] {
  return Array.from({ length: 16 }, (_bit, n) => n).filter((n) => wordBits & (1 << n));
}
