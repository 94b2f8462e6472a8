import { meaningsOf } from './meanings';
import { soundKey } from './soundKey';
import { spelling } from './spelling';
import { isSize } from './takeSizes';
import { fillers, stemsOf } from './wordLists';

/** In which way a typed word means a word of a name, from the least to the most certain. */
export const LIKENESS = {
  mistyped: 1,
  sound: 2,
  /** The typed word is the beginning of the other. */
  beginning: 3,
  /** Another script's spelling of the same sound. */
  written: 4,
  meaning: 5,
  same: 6,
} as const;

/** How surely a typed word means words of names: a `LIKENESS` by the number of the word. */
export type Alike = ReadonlyMap<number, number>;

/** All different words of names, titles and traits, each with a number. */
export interface Dictionary {
  /** The number of a folded word, which is added if it is new. */
  readonly numberOf: (word: string) => number;
  /** The words that a typed word means. Only the most certain way counts: what is spelt so is not also a sound. */
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

/** For so many typed words the answers are cached: most words of a query stay from one key press to the next. */
const MOST_REMEMBERED = 60;

/** A dictionary without words. */
export function createDictionary(): Dictionary {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const spelt = createLists();
  const sounding = createLists();
  const meaning = createLists();
  const beginning = createLists();
  const known = new Map<string, Alike>();

  function numberOf(word: string): number {
    const had = numbers.get(word);
    if (had !== undefined) return had;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    spelt.add(spelling(word), number);
    beginning.add(word.charAt(0), number);
    sounding.add(soundOf(word), number);
    for (const one of meaningsOf(word)) meaning.add(one, number);
    return number;
  }

  function same(typed: string): Entry[] {
    if (typed.length < LEAST_TO_BEGIN)
      return numbers.has(typed) ? [[numberOf(typed), LIKENESS.same]] : [];
    const key = spelling(typed);
    const one = key.length > LEAST_TO_BEGIN && key.endsWith('s') ? key.slice(0, -1) : key;
    const meanings = meaningsOf(typed);
    const isLatin = LATIN.test(typed);
    return [
      ...heardAs(typed)
        .filter((number) => LATIN.test(words[number] ?? '') !== isLatin)
        .map(as(LIKENESS.written)),
      ...[key, ...meanings].flatMap(meaning.of).map(as(LIKENESS.meaning)),
      ...meanings.flatMap(spelt.of).map(as(LIKENESS.meaning)),
      ...[key, one, `${key}s`].flatMap(spelt.of).map(as(LIKENESS.same)),
    ];
  }

  /** What is known by its meaning is nothing else by its sound: colour is not চুলের (of the hair). */
  function heardAs(typed: string): number[] {
    if (fillers.has(typed) || meaningsOf(typed).length > 0 || !soundOf(typed)) return [];
    return sounding.of(soundOf(typed)).filter((number) => {
      const word = words[number] ?? '';
      return meaningsOf(word).length === 0 && !areFar(typed, word);
    });
  }

  function begunWith(typed: string): Entry[] {
    return beginning
      .of(typed.charAt(0))
      .filter((number) => words[number]?.startsWith(typed))
      .map(as(LIKENESS.beginning));
  }

  function nearly(typed: string): Entry[] {
    if (typed.length < LEAST_TO_BEGIN || fillers.has(typed) || isSize(typed)) return [];
    const those = beginning.of(typed.charAt(0));
    const begun = begunWith(typed);
    if (begun.length > 0) return begun;
    if (meaningsOf(typed).length > 0) return [];
    const heard = heardAs(typed);
    if (heard.length > 0) return heard.map(as(LIKENESS.sound));
    const key = spelling(typed);
    return those
      .filter((number) => isMistyped(key, spelling(words[number] ?? '')))
      .map(as(LIKENESS.mistyped));
  }

  function find(typed: string): Alike {
    const stems = fillers.has(typed) ? [] : stemsOf(typed);
    // A name may have the word with its ending: লেন্সের জোড়া (pair of lenses) has a লেন্স (lens). In Latin letters an
    // ending may belong to the name: "fuller" is not "full".
    const exact = same(typed);
    const all = LATIN.test(typed) && exact.length > 0 ? exact : [...stems.flatMap(same), ...exact];
    if (all.length > 0) return new Map(all);
    if (stems.some((stem) => fillers.has(stem))) return new Map();
    return new Map([typed, ...stems].map(nearly).find(({ length }) => length > 0));
  }

  return {
    numberOf,
    joined: (typed) =>
      new Map([...begunWith(typed), ...spelt.of(spelling(typed)).map(as(LIKENESS.same))]),
    alike: (typed) => {
      const found = known.get(typed) ?? find(typed);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(typed, found);
      return found;
    },
  };
}

type Entry = readonly [number: number, likeness: number];

function as(likeness: number): (number: number) => Entry {
  return (number) => [number, likeness];
}

/** Lists of numbers by a text. */
function createLists() {
  const lists = new Map<string, number[]>();
  return {
    add: (key: string, number: number) => {
      const list = lists.get(key);
      if (list) list.push(number);
      else lists.set(key, [number]);
    },
    of: (key: string): readonly number[] => lists.get(key) ?? [],
  };
}

/** The sound of a word, if it is long enough to tell words apart. */
function soundOf(word: string): string {
  const sound = soundKey(word);
  return sound.replace(/^a/, '').length >= LEAST_SOUND ? sound : '';
}

/** Whether one short sound begins with o or u and the other with e or i. An a is near to both, and often not written. */
function areFar(...pair: readonly [string, string]): boolean {
  if (soundKey(pair[0]).length >= SURE_SOUND) return false;
  const [one = '', other = ''] = pair.map((word) => (word.match(VOWELS) ?? []).join(' '));
  return (O_AND_U.test(one) && E_AND_I.test(other)) || (E_AND_I.test(one) && O_AND_U.test(other));
}

/** Whether a word begins with the typed letters, except for one mistake. */
function isMistyped(typed: string, word: string): boolean {
  if (typed.length < LEAST_TO_MISTYPE) return false;
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
