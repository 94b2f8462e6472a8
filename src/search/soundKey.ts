/** What letters sound like in Latin ones, Bengali before Hindi. All vowels are alike, for spellings differ most in them. */
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

/** Before each key, so that the index never takes it for a word. */
const MARK = '~';

/** Spellings of one sound, in the order in which they are replaced. */
const alike: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/tion/g, 'sn'],
  [/ture/g, 'cr'],
  [/ph/g, 'f'],
  [/ch/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w(?![aeiou])/g, ''],
  [/[vw]/g, 'b'],
  // An h is heard where a word begins with it, and hardly elsewhere.
  [/(?!^)h/g, ''],
  [/([^aeiouy])\1+/g, '$1'],
  [/^[aeiouy]+/, 'A'],
  [/[aeiouy]/g, ''],
  // Written as a sign over the vowel in Bengali and Hindi, and left out as often: চাঁদনি, chandni.
  [/ng?(?=[dtk])/g, ''],
  [/^A/, 'a'],
];

/**
 * How a folded word of any script sounds, roughly: `~`, an `a` where it begins with a vowel, and its consonants in Latin letters.
 * kajol, kajal, কাজল and काजल all make `~kjl`. Empty for words of one consonant or none, which sound like too much.
 */
export function soundKey(word: string): string {
  let sound = inLatinLetters(word);
  for (const [spelling, same] of alike) sound = sound.replace(spelling, same);
  return sound.length > 1 && /[a-z]/.test(sound) ? MARK + sound : '';
}

/** Bengali letters with a dot below, decomposed: y is a vowel, but a consonant after o, as in ওয়াক্স, wax. */
const dotted: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/\u0993\u09af\u09bc/g, 'b'],
  [/[\u09a1\u09a2]\u09bc/g, 'r'],
  [/\u09af\u09bc/g, 'y'],
  // Without its dot it is j where a word begins; elsewhere it colours a vowel, as in শ্যাডো, shadow.
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
