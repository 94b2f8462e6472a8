import { type Alike, LIKENESS } from './createDictionary';
import type { Phrase, SearchIndex } from './createSearchIndex';
import type { QueryWord } from './queryWords';
import { fillers } from './wordLists';

/** A phrase that was typed. */
export interface PhraseMatch extends Phrase {
  /** Bit n stands for the typed word n. */
  readonly bits: number;
  readonly name: readonly QueryWord[];
  readonly likeness: number;
}

/**
 * The phrases that typed words mean, kinds first and in the order typed. No word is part of two, but a use beside the
 * kind that it names: before foundation.
 */
export function matchPhrases(words: readonly QueryWord[], index: SearchIndex): PhraseMatch[] {
  const matches = allMatches(words, index);
  const names = withoutOverlap(matches.filter(({ isUse }) => !isUse)).filter(
    (match) => !match.notSold || !isSold(match, index),
  );
  const kinds = names.filter(({ kind }) => kind);
  const isFree = (use: PhraseMatch) =>
    kinds.length > 0
      ? kinds.some((kind) => contains(use, kind))
      : names.every(
          (name) =>
            !overlap(use, name) || (contains(use, name) && use.name.length > name.name.length),
        );
  const uses = withoutOverlap(matches.filter((match) => match.isUse && isFree(match)));
  return [
    ...[...kinds, ...uses].sort(
      (a, b) => (a.bits & -a.bits) - (b.bits & -b.bits) || b.name.length - a.name.length,
    ),
    ...names.filter((name) => !name.kind && !uses.some((use) => overlap(use, name))),
  ];
}

/** Whether a title ends with the name, so that what only other shops have is sold here. */
function isSold({ name }: PhraseMatch, { goodsNames }: SearchIndex): boolean {
  return goodsNames.some((title) => {
    const ending = title.slice(-name.length);
    return name.every(({ alike }) => ending.some((word) => alike.get(word) === LIKENESS.same));
  });
}

/** A typed word, or two that are joined, and the words that it means. */
interface Unit {
  readonly bits: number;
  readonly alike: Alike;
}

function allMatches(
  words: readonly QueryWord[],
  { dictionary, phrases }: SearchIndex,
): PhraseMatch[] {
  const units = words.flatMap(({ text, alike }, n): Unit[] => {
    const single = { bits: 1 << n, alike };
    const next = words[n + 1]?.text;
    if (next === undefined || fillers.has(text) || fillers.has(next)) return [single];
    return [single, { bits: 3 << n, alike: dictionary.joined(text + next) }];
  });
  const meantWords = new Set(units.flatMap(({ alike }) => [...alike.keys()]));
  return phrases
    .filter((phrase) => phrase.words.every((word) => meantWords.has(word)))
    .flatMap((phrase) => matchOf(phrase, words, units) ?? []);
}

/** How typed words mean all words of a phrase, in any order. Only names may be misspelt. */
function matchOf(
  phrase: Phrase,
  words: readonly QueryWord[],
  units: readonly Unit[],
): PhraseMatch | undefined {
  const least = phrase.kind || phrase.group ? LIKENESS.mistyped : LIKENESS.same;
  let bits = 0;
  let likeness: number = LIKENESS.same;
  for (const word of phrase.words) {
    const [best] = units
      .filter((unit) => !(unit.bits & bits) && (unit.alike.get(word) ?? 0) >= least)
      .sort((a, b) => (b.alike.get(word) ?? 0) - (a.alike.get(word) ?? 0));
    if (!best) return undefined;
    bits |= best.bits;
    likeness = Math.min(likeness, best.alike.get(word) ?? 0);
  }
  const name = words.filter((_word, n) => bits & (1 << n));
  return { ...phrase, bits, name, likeness };
}

/**
 * The longest and surest matches that share no word, and those that mean the same words as surely. Of equal ones that
 * counts whose words stand together, then the later: in all three languages the thing itself stands last.
 */
function withoutOverlap(matches: readonly PhraseMatch[]): PhraseMatch[] {
  const chosen: PhraseMatch[] = [];
  const sorted = [...matches].sort(
    (a, b) =>
      b.name.length - a.name.length ||
      b.likeness - a.likeness ||
      gapsIn(a) - gapsIn(b) ||
      b.bits - a.bits,
  );
  for (const match of sorted) {
    const { bits, likeness, kind } = match;
    const isFree = chosen.every(
      (other) =>
        !overlap(match, other) ||
        (other.bits === bits && other.likeness === likeness && other.kind !== kind),
    );
    if (isFree) chosen.push(match);
  }
  return chosen;
}

/** How many other words stand between the words of a match. */
function gapsIn({ bits, name }: PhraseMatch): number {
  return bits.toString(2).replace(/0+$/, '').length - name.length;
}

function overlap(a: PhraseMatch, b: PhraseMatch): boolean {
  return (a.bits & b.bits) !== 0;
}

function contains(outer: PhraseMatch, inner: PhraseMatch): boolean {
  return (outer.bits & inner.bits) === inner.bits;
}
