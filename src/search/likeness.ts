import { isOtherGoods, meaningsOf } from './meanings';
import { soundKey } from './soundKey';
import { spelling } from './spelling';
import { isSize } from './takeSizes';

/** In which way a typed word means a word of a name, from the least to the most certain. 0 means: not at all. */
export const LIKENESS = {
  /** The same sound, but one of one or two consonants, which many words have. */
  shortSound: 1,
  mistyped: 2,
  sound: 3,
  /** The typed word is the beginning of a much longer one. */
  beginning: 4,
  meaning: 5,
  /** The typed word lacks only the last letters. */
  nearly: 6,
  same: 7,
} as const;

/** In letters: a nearly whole word lacks at most so many. */
const NEARLY = 2;

/** In letters. Shorter words differ from too many others by one letter: gift, lift. */
const LEAST_TO_MISTYPE = 5;

/** In letters. In shorter words another consonant makes another word: trimmer, trigger. */
const LEAST_FOR_CONSONANT = 8;

/** In letters of a `soundKey`. Too many words share a shorter sound: bindi, wand, wide. */
const LONG_SOUND = 3;

const VOWELS = /[aeiouyঅ-ঔअ-औ\u09be-\u09cc\u093e-\u094c]+/gu;
const O_AND_U = /^[ouউওউऊओ\u09c1\u09cb\u0941\u094b]/u;
const BACK = /[aouআউওঅअउओ\u09be\u09c1\u09cb\u093e\u0941\u094b]/u;
const E_AND_I = /^[eiyইএइए\u09bf\u09c7\u093f\u0947]/u;

interface Traits {
  readonly spelt: string;
  readonly sound: string;
  readonly meanings: readonly string[];
  readonly isOther: boolean;
  readonly vowels: string;
}

/** More words than a catalogue has. The server compares unknown addresses, too, which must not fill its memory. */
const MOST_KNOWN = 10_000;

const known = new Map<string, Traits>();

/** How surely a typed word means a word of a name, both folded: a `LIKENESS`, or 0. */
export function likeness(typed: string, word: string): number {
  if (typed === word || typed === `${word}s`) return LIKENESS.same;
  if (isSize(typed) || isSize(word)) return 0;
  const [is, meant] = [traitsOf(typed), traitsOf(word)];
  if (is.spelt === meant.spelt || is.spelt === `${meant.spelt}s`) return LIKENESS.same;
  const means = meant.meanings.length > 0;
  if (
    is.meanings.includes(word) ||
    is.meanings.some((one) => meant.meanings.includes(one)) ||
    (means && meant.meanings.includes(typed))
  )
    return LIKENESS.meaning;
  if (is.isOther) return word === `${typed}s` ? LIKENESS.nearly : 0;
  // Two words of known meanings are not compared by letters or sound: colour is not চুলের (of the hair).
  const isKnown = is.meanings.length > 0;
  if (word.startsWith(typed) && !(isKnown && means))
    return word.length - typed.length > NEARLY ? LIKENESS.beginning : LIKENESS.nearly;
  const sounds = !isKnown && !means && is.sound !== '' && is.sound === meant.sound;
  const isLong = is.sound.replace(/^a/, '').length >= LONG_SOUND;
  if (sounds && isLong && !areFar(is.vowels, meant.vowels)) return LIKENESS.sound;
  if (isMistyped(is.spelt, meant.spelt)) return LIKENESS.mistyped;
  return sounds && vowelsAndN(typed, is) === vowelsAndN(word, meant) ? LIKENESS.shortSound : 0;
}

function traitsOf(word: string): Traits {
  let traits = known.get(word);
  if (!traits) {
    if (known.size >= MOST_KNOWN) known.clear();
    traits = {
      spelt: spelling(word),
      sound: soundKey(word),
      meanings: meaningsOf(word),
      isOther: isOtherGoods(word),
      vowels: (word.match(VOWELS) ?? []).join(' '),
    };
    known.set(word, traits);
  }
  return traits;
}

/** Whether one begins with o or u and the other with e or i. An a is near to both, and often not written. */
function areFar(one: string, other: string): boolean {
  return (O_AND_U.test(one) && E_AND_I.test(other)) || (E_AND_I.test(one) && O_AND_U.test(other));
}

/**
 * What tells short sounds apart (pack, peach): the number of vowels, the kind of the first, and whether n or ch
 * occurs.
 */
function vowelsAndN(word: string, { vowels }: Traits): string {
  const [first = '', ...others] = vowels.split(' ');
  return `${others.length} ${BACK.test(first || 'a')} ${/[nনन\u0982\u0902]/.test(word)} ${/ch|[চছचछ]/.test(word)}`;
}

/** Whether a word begins with the typed letters, except for one mistake. */
function isMistyped(typed: string, word: string): boolean {
  // Most words begin with another letter: they need no further look.
  if (typed[0] !== word[0] || typed.length < LEAST_TO_MISTYPE) return false;
  const ends = [typed.length - 1, typed.length, typed.length + 1];
  return ends.some((end) => differInOne(typed, word.slice(0, end)));
}

/** Whether two texts differ in one letter, or two letters have changed places. */
function differInOne(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b || a === b.slice(1)) return true;
  if (a.slice(1) === b.slice(1)) return most >= LEAST_FOR_CONSONANT || areVowels(a, b);
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

function areVowels(...texts: readonly string[]): boolean {
  return texts.every((text) => text.search(VOWELS) === 0);
}
