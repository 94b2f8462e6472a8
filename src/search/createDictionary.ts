import { isSize } from './extractSizes';
import { meaningsOf } from './meanings';
import { soundKey } from './soundKey';
import { singularSpelling, spelling } from './spelling';
import { fillers, stemsOf } from './wordLists';

/** In which way a typed word means a word of a name, from the least to the most certain. */
export const LIKENESS = {
  mistyped: 1,
  sound: 2,
  /** The typed word is the beginning of the other. */
  beginning: 3,
  /** Another word for it, or another script's spelling of the same sound. */
  meaning: 4,
  same: 5,
} as const;

/** How surely a typed word means words of names: a `LIKENESS` by word. */
export type Alike = ReadonlyMap<string, number>;

/** All different words of names, titles and traits. */
export interface Dictionary {
  /** The words that a typed word means. Only the surest way counts: what is spelt so is not also a sound. */
  readonly alike: (typed: string) => Alike;
  /** The words that two joined words mean, by their letters alone: "chul oshudh" (medicine) sounds like "closed". */
  readonly joined: (typed: string) => Alike;
}

/** In letters. Shorter words match only as they are. */
const LEAST_TO_BEGIN = 3;

/** In letters. Shorter words differ from too many others by one letter: gift, lift. */
const LEAST_TO_MISTYPE = 5;

/** In letters. In shorter words another consonant makes another word: trimmer, trigger. */
const LEAST_FOR_CONSONANT = 8;

/** In consonants. Too many words share a shorter sound: bataiye, beauty. */
const LEAST_SOUND = 3;

/** In consonants: a shorter sound needs similar vowels. */
const SURE_SOUND = 4;

const LATIN = /^[a-z]/;
const VOWELS = /[aeiouyঅ-ঔअ-औ\u09be-\u09cc\u093e-\u094c]+/gu;
const O_AND_U = /^[ouউওউऊओ\u09c1\u09cb\u0941\u094b]/u;
const E_AND_I = /^[eiyইএইए\u09bf\u09c7\u093f\u0947]/u;

/** A word in the forms that are compared. */
interface Word {
  readonly text: string;
  readonly spelling: string;
  /** The spelling without the s of a plural. */
  readonly singular: string;
  /** Empty if it is too short to tell words apart. */
  readonly sound: string;
  readonly meanings: readonly string[];
}

type Entry = readonly [word: string, likeness: number];

/** A dictionary of folded words. */
export function createDictionary(texts: ReadonlySet<string>): Dictionary {
  const byKey = new Map<string, Word[]>();
  for (const word of Array.from(texts, wordOf))
    for (const key of keysOf(word)) {
      const words = byKey.get(key);
      if (words) words.push(word);
      else byKey.set(key, [word]);
    }

  /** The likenesses above 0 of a typed word, by a measure. */
  function compare(text: string, measure: (typed: Word, word: Word) => number): Entry[] {
    const typed = wordOf(text);
    const words = new Set(keysOf(typed).flatMap((key) => byKey.get(key) ?? []));
    return Array.from(words, (word): Entry => [word.text, measure(typed, word)]).filter(
      ([, likeness]) => likeness > 0,
    );
  }

  /** The words that this form of a typed word is certainly like, or else those that it is most like. */
  function nearest(form: string): Entry[] {
    const entries = compare(form, likenessOf);
    const least = Math.min(LIKENESS.meaning, Math.max(...entries.map(([, likeness]) => likeness)));
    return entries.filter(([, likeness]) => likeness >= least);
  }

  return {
    joined: (typed) => new Map(compare(typed, likenessInLetters)),
    alike: (typed) => {
      const stems = fillers.has(typed) ? [] : stemsOf(typed);
      const [ofTyped = [], ...ofStems] = [typed, ...stems].map(nearest);
      const certain = [...ofStems, ofTyped].filter(isCertain);
      // A name may have the word with its ending: লেন্সের জোড়া (pair of lenses) has a লেন্স (lens). In Latin letters
      // an ending may belong to the name: "fuller" is not "full".
      if (LATIN.test(typed) && isCertain(ofTyped)) return new Map(ofTyped);
      if (certain.length > 0) return new Map(certain.flat());
      if (stems.some((stem) => fillers.has(stem))) return new Map();
      return new Map([ofTyped, ...ofStems].find(({ length }) => length > 0));
    },
  };
}

function isCertain([first]: readonly Entry[]): boolean {
  return first !== undefined && first[1] >= LIKENESS.meaning;
}

/** What two words that are alike have in common, at least one of these. */
function keysOf({ text, spelling, singular, sound, meanings }: Word): string[] {
  return [text.charAt(0), spelling, singular, sound, ...meanings].filter(Boolean);
}

function wordOf(text: string): Word {
  const sound = soundKey(text);
  return {
    text,
    spelling: spelling(text),
    singular: singularSpelling(text),
    sound: sound.replace(/^a/, '').length >= LEAST_SOUND ? sound : '',
    meanings: meaningsOf(text),
  };
}

function likenessInLetters(typed: Word, word: Word): number {
  if (typed.spelling === word.spelling) return LIKENESS.same;
  return word.text.startsWith(typed.text) ? LIKENESS.beginning : 0;
}

/** In which way a typed word means another: a `LIKENESS`, or 0 if it does not. */
function likenessOf(typed: Word, word: Word): number {
  if (typed.text.length < LEAST_TO_BEGIN) return typed.text === word.text ? LIKENESS.same : 0;
  if (typed.singular === word.singular) return LIKENESS.same;
  if (
    word.meanings.includes(typed.spelling) ||
    typed.meanings.includes(word.spelling) ||
    typed.meanings.some((meaning) => word.meanings.includes(meaning))
  )
    return LIKENESS.meaning;
  if (fillers.has(typed.text) || isSize(typed.text)) return 0;
  const isHeard = soundAlike(typed, word);
  if (isHeard && LATIN.test(typed.text) !== LATIN.test(word.text)) return LIKENESS.meaning;
  if (word.text.startsWith(typed.text)) return LIKENESS.beginning;
  if (isHeard) return LIKENESS.sound;
  return isMistyped(typed, word) ? LIKENESS.mistyped : 0;
}

/**
 * Whether two words sound alike. A short sound must not begin with o or u in one and with e or i in the other. What is
 * known by its meaning is nothing else by its sound: colour is not চুলের (of the hair).
 */
function soundAlike(typed: Word, word: Word): boolean {
  if (typed.sound === '' || typed.sound !== word.sound) return false;
  if (typed.meanings.length + word.meanings.length > 0) return false;
  if (typed.sound.length >= SURE_SOUND) return true;
  const [a = '', b = ''] = [typed, word].map(({ text }) => (text.match(VOWELS) ?? []).join(' '));
  return !((O_AND_U.test(a) && E_AND_I.test(b)) || (E_AND_I.test(a) && O_AND_U.test(b)));
}

/**
 * Whether a word begins with the typed letters, except for one mistake after the first letter: one too many, too few or
 * another, or two that have changed places.
 */
function isMistyped({ text, spelling: typed }: Word, word: Word): boolean {
  if (typed.length < LEAST_TO_MISTYPE || text[0] !== word.text[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word.spelling[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), word.spelling.slice(start)];
  if (wanted.startsWith(rest.slice(1)) || wanted.slice(1).startsWith(rest)) return true;
  if (wanted.slice(1).startsWith(rest.slice(1)))
    return typed.length >= LEAST_FOR_CONSONANT || [rest, wanted].every(beginsWithVowel);
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return isSwapped && wanted.slice(2).startsWith(rest.slice(2));
}

function beginsWithVowel(text: string): boolean {
  return text.search(VOWELS) === 0;
}
