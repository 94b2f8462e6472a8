import { spelling } from './spelling';

/**
 * Letters as sounds in Latin letters, Bengali before Hindi. All vowels are one, because spellings differ most in them.
 */
const letterSounds: ReadonlyMap<string, string> = new Map([
  ...sounds('k', 'কখकख'),
  ...sounds('g', 'গঘगघ'),
  ...sounds('c', 'চছचछ'),
  ...sounds('j', 'জঝजझ'),
  ...sounds('t', 'টঠতথटठतथ'),
  ...sounds('d', 'ডঢদধडढदध'),
  ...sounds('n', 'নঞन\u0902'),
  ...sounds('p', 'পप'),
  ...sounds('f', 'ফफ'),
  ...sounds('b', 'বভৱबभव'),
  ...sounds('m', 'মम'),
  ...sounds('r', 'রৰर'),
  ...sounds('l', 'লलळ'),
  ...sounds('s', 'সस'),
  ...sounds('h', 'হह'),
  ...sounds('ng', '\u0982'),
  ...sounds('a', 'অআইউঋএঐওঔ\u09be\u09bf\u09c1\u09c3\u09c7\u09c8\u09d7'),
  ...sounds('a', 'अइउऋएओय\u093e\u093f\u0941\u0943\u0947\u094b'),
]);

/** Spellings of the same sound, replaced in this order. */
const soundRules: readonly (readonly [letters: RegExp, same: string])[] = [
  [/tion/g, 'sn'],
  [/ture/g, 'cr'],
  [/ch/g, 'k'],
  [/w(?![aeiou])/g, ''],
  [/[vw]/g, 'b'],
  // An h is hardly pronounced within a word.
  [/(?!^)h/g, ''],
  [/([^aeiouy])\1+/g, '$1'],
  [/^[aeiouy]+/, 'A'],
  [/[aeiouy]/g, ''],
  // In Bengali and Hindi the n is often left out: চাঁদনি, chandni.
  [/ng?(?=[dtk])/g, ''],
  [/^A/, 'a'],
];

/** Roughly a folded word's sound: kajol, কাজল and काजल give `kjl`. Empty below two sounds, which match too many. */
export function soundKey(word: string): string {
  let sound = spelling(inLatinLetters(word));
  for (const [letters, same] of soundRules) sound = sound.replace(letters, same);
  return sound.length > 1 && /[a-z]/.test(sound) ? sound : '';
}

/** Bengali letters with a dot, decomposed. A dotted y is a vowel, but a consonant after o, as in ওয়াক্স (wax). */
const dotted: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/\u0993\u09af\u09bc/g, 'b'],
  [/[\u09a1\u09a2]\u09bc/g, 'r'],
  [/\u09af\u09bc/g, 'y'],
  // Undotted, it is a j at a word's beginning; elsewhere it changes a vowel, as in শ্যাডো (shadow).
  [/^\u09af/, 'j'],
];

function inLatinLetters(word: string): string {
  let latin = word;
  for (const [letters, sound] of dotted) latin = latin.replace(letters, sound);
  return latin.replace(/[^a-z0-9]/g, (letter) => letterSounds.get(letter) ?? '');
}

function sounds(sound: string, letters: string): [string, string][] {
  return Array.from(letters, (letter) => [letter, sound]);
}
