import { type Alike, LIKENESS } from './createDictionary';
import type { Meaning, Phrase, SearchIndex } from './createSearchIndex';
import { isSize } from './takeSizes';
import { conjunctions, fillers } from './wordLists';

/** In letters: shorter joined words match too many beginnings. */
const LEAST_JOINED = 5;

/** A phrase that was typed. */
interface Match {
  readonly means: Meaning;
  /** Bit n stands for the typed word n. */
  readonly bits: number;
  readonly size: number;
  readonly likeness: number;
}

/**
 * The phrases that folded words mean, kinds first and in the order typed. No word is part of two, but a use beside the
 * kind that it names: before foundation.
 */
export function phrasesIn(words: readonly string[], index: SearchIndex): Match[] {
  const matches = matchesOf(words, index);
  const firm = withoutOverlap(matches.filter(({ means }) => !('isUse' in means)));
  const kinds = firm.filter(({ means }) => 'kind' in means);
  const isFree = (use: Match) =>
    kinds.length > 0
      ? kinds.some((kind) => contains(use, kind))
      : firm.every(
          (one) => (use.bits & one.bits) === 0 || (contains(use, one) && use.size > one.size),
        );
  const uses = withoutOverlap(matches.filter((match) => 'isUse' in match.means && isFree(match)));
  const others = firm.filter(
    (one) => !kinds.includes(one) && uses.every((use) => (use.bits & one.bits) === 0),
  );
  const named = [...kinds, ...uses].sort(
    (a, b) => (a.bits & -a.bits) - (b.bits & -b.bits) || b.size - a.size,
  );
  return [...named, ...others];
}

function matchesOf(words: readonly string[], { dictionary, phrases }: SearchIndex): Match[] {
  const units = words.flatMap((word, n) => {
    const single = { bits: 1 << n, alike: dictionary.alike(word) };
    const next = words[n + 1] ?? '';
    const joined = word + next;
    const isJoined =
      next !== '' &&
      joined.length >= LEAST_JOINED &&
      !isSize(next) &&
      !fillers.has(word) &&
      !fillers.has(next);
    return isJoined ? [single, { bits: 3 << n, alike: dictionary.joined(joined) }] : [single];
  });
  const parts = partsOf(words);
  const heard = new Set(units.flatMap(({ alike }) => [...alike.keys()]));
  const near = phrases.filter((phrase) => phrase.words.every((number) => heard.has(number)));
  return near.flatMap((phrase) =>
    parts.flatMap(
      (part) =>
        matchOf(
          phrase,
          units.filter(({ bits }) => (bits & part) === bits),
        ) ?? [],
    ),
  );
}

interface Unit {
  readonly bits: number;
  readonly alike: Alike;
}

/** How typed words mean all words of a phrase, in any order. */
function matchOf({ words, means }: Phrase, units: readonly Unit[]): Match | undefined {
  const isName = 'kind' in means || 'group' in means;
  const least = isName ? LIKENESS.mistyped : words.length > 1 ? LIKENESS.meaning : LIKENESS.same;
  let bits = 0;
  let likeness: number = LIKENESS.same;
  for (const number of words) {
    const [best] = units
      .filter((unit) => !(unit.bits & bits) && (unit.alike.get(number) ?? 0) >= least)
      .sort((a, b) => (b.alike.get(number) ?? 0) - (a.alike.get(number) ?? 0));
    if (!best) return undefined;
    bits |= best.bits;
    likeness = Math.min(likeness, best.alike.get(number) ?? 0);
  }
  return { means, bits, size: bits.toString(2).replaceAll('0', '').length, likeness };
}

/** The parts of a query between conjunctions, as bits: a name's words stand in one part. */
function partsOf(words: readonly string[]): number[] {
  const parts = [0];
  words.forEach((word, n) => {
    if (conjunctions.has(word)) parts.unshift(0);
    else parts[0] = (parts[0] ?? 0) | (1 << n);
  });
  return parts;
}

/**
 * The longest and surest matches that share no word, and those that mean the same words as surely. Of equal ones that
 * counts whose words stand together, then the later: in all three languages the thing itself stands last.
 */
function withoutOverlap(matches: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  const sorted = [...matches].sort(
    (a, b) =>
      b.size - a.size || b.likeness - a.likeness || gapsIn(a) - gapsIn(b) || b.bits - a.bits,
  );
  for (const match of sorted) {
    const isSame = (one: Match) => one.bits === match.bits && keyOf(one) === keyOf(match);
    const isFree = chosen.every(
      ({ bits, likeness }) =>
        (bits & match.bits) === 0 || (bits === match.bits && likeness === match.likeness),
    );
    if (isFree && !chosen.some(isSame)) chosen.push(match);
  }
  return chosen;
}

/** How many other words stand between the words of a match. */
function gapsIn({ bits, size }: Match): number {
  return bits.toString(2).replace(/0+$/, '').length - size;
}

function contains(one: Match, other: Match): boolean {
  return (one.bits & other.bits) === other.bits;
}

function keyOf({ means }: Match): string {
  return 'kind' in means ? means.kind : JSON.stringify(means);
}
