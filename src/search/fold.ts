/** Accents, apostrophes and what can't be seen: people leave them out. */
const LEFT_OUT = /[\u0300-\u036f'’`]/g;
const INVISIBLE = /\p{Cf}/gu;

/** A word of any script, vowel signs included: without them হেয়ার would fall into three. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Longer words are cut: nobody looks for one, and comparing them takes time. */
const LONGEST_WORD = 24;

/**
 * Letters and signs that people write for one another, after Lucene's BengaliNormalizer and HindiNormalizer (Apache-2.0). Each is
 * replaced by itself, without a look at its neighbours: so the beginning of a word is still the beginning of the folded word.
 * Two-part vowels and dotted letters are decomposed, as NFKD leaves them. Signs that join a letter are written as escapes.
 */
const sameLetters: ReadonlyMap<string, string> = new Map([
  // Latin and Greek; accents go by LEFT_OUT.
  ...same('ss', 'ß'),
  ...same('σ', 'ς'),
  // Bengali and Hindi: nasal and breath signs, dots below letters, what joins letters.
  ...same('', '\u0981\u0983\u09cd\u0903\u093c\u094d'),
  // Bengali: long as short vowels, three sounds of s, two of n, t without vowel, two letters for ng.
  ...same('ই', 'ঈ'),
  ...same('উ', 'ঊ'),
  ...same('\u09bf', '\u09c0'),
  ...same('\u09c1', '\u09c2'),
  ...same('স', 'শষ'),
  ...same('ন', 'ণ'),
  ...same('ত', 'ৎ'),
  ...same('\u0982', 'ঙ'),
  // Hindi: nasals, long as short vowels, the vowels of borrowed words, sounds of s.
  ...same('\u0902', '\u0901ङञ'),
  ...same('न', 'ण'),
  ...same('अ', 'आ'),
  ...same('इ', 'ई'),
  ...same('उ', 'ऊ'),
  ...same('ए', 'ऐऍ'),
  ...same('ओ', 'औऑ'),
  ...same('\u093f', '\u0940'),
  ...same('\u0941', '\u0942'),
  ...same('\u0947', '\u0948\u0945'),
  ...same('\u094b', '\u094c\u0949'),
  ...same('स', 'शष'),
  ...Array.from('০১২৩৪৫৬৭৮৯', (digit, n): [string, string] => [digit, String(n)]),
  ...Array.from('०१२३४५६७८९', (digit, n): [string, string] => [digit, String(n)]),
]);

const REPLACED = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g');

/**
 * A text as it is compared in a search: its words with a space between them, in lower case and without what people write in
 * several ways. What is searched and what is typed pass through this one function. Folding twice changes nothing more, and the
 * beginning of a text makes the beginning of its folded words. Total: any text makes one, be it an empty one.
 */
export function fold(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(REPLACED, (letter) => sameLetters.get(letter) ?? letter);
  return (plain.match(WORD) ?? []).join(' ');
}

/** The folded words of a text, each at most 24 characters long. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ').map((word) => word.slice(0, LONGEST_WORD)) : [];
}

function same(kept: string, others: string): [string, string][] {
  return Array.from(others, (other) => [other, kept]);
}
