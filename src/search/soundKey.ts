import { letterSounds } from './letters';

/** Spellings of one sound, in the order in which they are made alike. */
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
 * How a folded word sounds, roughly, in Latin letters and whatever script it is in: its consonants, and an `a` where it begins
 * with a vowel. kajol, kajal, কাজল and काजल all make `kjl`. Empty where that would say too little to find anything by.
 */
export function soundKey(word: string): string {
  let sound = inLatinLetters(word);
  for (const [spelling, same] of alike) sound = sound.replace(spelling, same);
  return sound.length > 1 && /[a-z]/.test(sound) ? sound : '';
}

/** Bengali's letters with a dot below, decomposed: y is a vowel here, and behind o a consonant, as in ওয়াক্স, wax. */
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
  return latin.replace(/[^a-z0-9]/g, (letter) => letterSounds[letter] ?? '');
}
