import { soundKey } from './soundKey';
import { synonyms } from './synonyms';
import { isSize } from './takeSizes';

/** Shorter words differ from too many others by one letter: gift, lift. */
const LEAST_TO_MISTYPE = 5;

/** In shorter words another consonant makes another word (trimmer, trigger). */
const LEAST_FOR_CONSONANT = 8;

/** Shorter sounds are those of too many words (bindi, wand, wide): their vowels and n must agree, too. */
const LONG_SOUND = 3;

const sounds = new Map<string, string>();

/** More than a catalogue has; unknown addresses, which the server compares, must not fill its memory. */
const MOST_SOUNDS = 5000;

const VOWELS = /[aeiouyঅ-ঔअ-औ\u09be-\u09cc\u093e-\u094c]+/gu;

/** The vowels a, o and u; e and i are the others. */
const BACK = /[aouআউওঅअउओ\u09be\u09c1\u09cb\u093e\u0941\u094b]/u;

/**
 * Whether a typed word means a word of a title or name, both folded: as its beginning, its meaning in English, its
 * sound, or with one letter mistyped. Anything weaker is a lookalike.
 */
export function isLike(typed: string, word: string): boolean {
  return (
    isSurelyLike(typed, word) || (soundsLike(typed, word) && vowelsAndN(typed) === vowelsAndN(word))
  );
}

/** As `isLike`, but short sounds don't count: beside a word that nothing has they mean little (nail polish, neel). */
export function isSurelyLike(typed: string, word: string): boolean {
  return isTraitLike(typed, word) || isMistyped(typed, word);
}

/** As `isSurelyLike`, but without mistyped letters: shades are many (champagne is no shampoo). */
export function isTraitLike(typed: string, word: string): boolean {
  return (
    isSpeltLike(typed, word) ||
    (soundsLike(typed, word) && soundOf(typed).replace(/^~a?/, '').length >= LONG_SOUND)
  );
}

/** Whether a typed word is the beginning, the plural, or the meaning of a word. */
export function isSpeltLike(typed: string, word: string): boolean {
  if (isSize(typed)) return typed === word;
  return (
    typed === word ||
    typed === `${word}s` ||
    meansLike(typed, word) ||
    (word.startsWith(typed) && !(synonyms.has(typed) && synonyms.has(word)))
  );
}

/** Whether one of the words means the other, or both mean the same: black, kalo, কালো and काला. */
function meansLike(typed: string, word: string): boolean {
  const same = synonyms.get(word);
  return (
    same?.includes(typed) === true ||
    synonyms.get(typed)?.some((one) => one === word || same?.includes(one)) === true
  );
}

/** A word of known meaning is no other that only sounds like it: colour is not চুলের, bouer not ভ্রু. */
function soundsLike(typed: string, word: string): boolean {
  if (synonyms.has(typed) || synonyms.has(word)) return false;
  const sound = soundOf(typed);
  return sound !== '' && sound === soundOf(word);
}

/** Caches the sounds: each key that is pressed compares the same few different words of all titles. */
function soundOf(word: string): string {
  const sound = sounds.get(word) ?? soundKey(word);
  if (sounds.size >= MOST_SOUNDS) sounds.clear();
  sounds.set(word, sound);
  return sound;
}

/**
 * How many vowels, of what kind the first is, and whether there is an n or a ch (pack is no peach). Bengali and Hindi
 * leave an a or o unwritten.
 */
function vowelsAndN(word: string): string {
  const all = word.match(VOWELS) ?? [];
  return `${all.length} ${BACK.test(all[0] ?? 'a')} ${/[nনन\u0982\u0902]/.test(word)} ${/ch|[চছचछ]/.test(word)}`;
}

/** Whether the word begins with the typed letters, apart from one of them and what is often spelt in two ways. */
function isMistyped(typed: string, word: string): boolean {
  // Most words begin with another letter: they need no further look.
  if (isSize(typed) || typed.length < LEAST_TO_MISTYPE || firstOf(typed) !== firstOf(word))
    return false;
  const [is, meant] = [spelling(typed), spelling(word)];
  const ends = [is.length - 1, is.length, is.length + 1];
  return ends.some((end) => differInOne(is, meant.slice(0, end)));
}

/** The letter that `spelling` begins a word with. */
function firstOf(word: string): string | undefined {
  return word.startsWith('gh') || word.startsWith('y') ? spelling(word)[0] : word[0];
}

function spelling(word: string): string {
  return word
    .replace(/(.)\1+/gu, '$1')
    .replace(/gh(?=[lt])/g, '')
    .replace(/y/g, 'i');
}

/** Whether two texts are equal but for one letter that differs, is missing, is added, or changed places with the next. */
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
