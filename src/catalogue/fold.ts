/** Accents and apostrophes, which people often omit. */
const LEFT_OUT = /[\u0300-\u036f'’`]/g;
const INVISIBLE = /\p{Cf}/gu;

/** A word. Vowel signs (M) belong to it: without them হেয়ার would be three words. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** In characters. Nobody searches for longer words, and comparing them is slow. */
const LONGEST_WORD = 24;

/**
 * Interchangeable letters, after Lucene's BengaliNormalizer and HindiNormalizer (Apache-2.0), decomposed (NFKD). Each
 * is replaced whatever letters stand beside it, so that a prefix of a word stays a prefix.
 */
const sameLetters: ReadonlyMap<string, string> = new Map([
  // Latin and Greek.
  ...same('ss', 'ß'),
  ...same('σ', 'ς'),
  // Bengali and Hindi: signs for nasals and aspiration, dots below letters, joining signs.
  ...same('', '\u0981\u0983\u09cd\u0903\u093c\u094d'),
  // Bengali: long vowels as short ones, three letters for s, two for n, t without a vowel, two letters for ng.
  ...same('ই', 'ঈ'),
  ...same('উ', 'ঊ'),
  ...same('\u09bf', '\u09c0'),
  ...same('\u09c1', '\u09c2'),
  ...same('স', 'শষ'),
  ...same('ন', 'ণ'),
  ...same('ত', 'ৎ'),
  ...same('\u0982', 'ঙ'),
  // Hindi: nasals, long vowels as short ones, the vowels of loanwords, the letters for s.
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

/** A text as the search compares it: lower-case words without spelling variants. Idempotent; may be empty. */
export function fold(text: string): string {
  const plain = oneForm(text)
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(REPLACED, (letter) => sameLetters.get(letter) ?? letter);
  return (plain.match(WORD) ?? []).join(' ');
}

/** The folded words of a text, each cut to 24 characters. */
export function tokenize(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ').map((word) => word.slice(0, LONGEST_WORD)) : [];
}

/** A key for comparing typed names: folded, and without spaces. */
export function spellingKey(name: string): string {
  return fold(name).replaceAll(' ', '');
}

function same(letter: string, others: string): [string, string][] {
  return Array.from(others, (other) => [other, letter]);
}

/**
 * Letters that keyboards write in two ways, and the form to use. A joiner before ya-phala stays after র only:
 * র‍্যাম্প.
 */
const doubleSpellings: readonly (readonly [written: RegExp, form: string])[] = [
  [/\u0985\u09be/g, '\u0986'],
  [/\u0905\u093e/g, '\u0906'],
  [/\u09f0/g, '\u09b0'],
  [/(?<!\u09b0)\u200d(?=\u09cd\u09af)/g, ''],
];

/** A text with Bengali and Hindi letters in one form: অা as আ, अा as आ, Assamese ৰ as র. */
export function oneForm(text: string): string {
  return doubleSpellings.reduce((typed, [written, form]) => typed.replace(written, form), text);
}
