/**
 * Letters and signs that count as another in a search, or as none, because people write either. After the tables of Lucene's
 * BengaliNormalizer and HindiNormalizer (Apache-2.0), but each character by itself: only so is the beginning of a word, folded,
 * still the beginning of the folded word. Both scripts' two-part vowels and dotted letters stand decomposed, as NFKD has them.
 */
export const likeLetters: Readonly<Record<string, string>> = {
  // Latin and Greek: signs on letters go by their range in `fold`.
  ß: 'ss',
  ς: 'σ',
  // Bengali: nasal and breath signs, and what joins letters.
  'ঁ': '',
  'ঃ': '',
  '্': '',
  // Bengali: long as short vowels, three sounds of s, two of n, t without vowel, the two letters that end rong.
  ঈ: 'ই',
  ঊ: 'উ',
  'ী': 'ি',
  'ূ': 'ু',
  শ: 'স',
  ষ: 'স',
  ণ: 'ন',
  ৎ: 'ত',
  ঙ: 'ং',
  // Hindi: dots below letters, what joins letters, breath sign; nasals.
  '़': '',
  '्': '',
  'ः': '',
  'ँ': 'ं',
  ङ: 'ं',
  ञ: 'ं',
  ण: 'न',
  // Hindi: long as short vowels, the vowels of borrowed words, sounds of s.
  आ: 'अ',
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  ऍ: 'ए',
  औ: 'ओ',
  ऑ: 'ओ',
  'ी': 'ि',
  'ू': 'ु',
  'ै': 'े',
  'ॅ': 'े',
  'ौ': 'ो',
  'ॉ': 'ो',
  श: 'स',
  ष: 'स',
  ...digits('০'),
  ...digits('०'),
};

/** How a folded letter sounds, in Latin letters: all vowels alike, for spellings differ most in them. */
export const letterSounds: Readonly<Record<string, string>> = {
  ...sounds('কখ', 'k'),
  ...sounds('গঘ', 'g'),
  ...sounds('চছ', 'c'),
  ...sounds('জঝ', 'j'),
  ...sounds('টঠতথ', 't'),
  ...sounds('ডঢদধ', 'd'),
  ...sounds('নঞ', 'n'),
  ...sounds('প', 'p'),
  ...sounds('ফ', 'f'),
  ...sounds('বভৱ', 'b'),
  ...sounds('ম', 'm'),
  ...sounds('রৰ', 'r'),
  ...sounds('ল', 'l'),
  ...sounds('স', 's'),
  ...sounds('হ', 'h'),
  ...sounds('ং', 'ng'),
  ...sounds('অআইউঋএঐওঔািুৃেৈৗ', 'a'),
  ...sounds('कख', 'k'),
  ...sounds('गघ', 'g'),
  ...sounds('चछ', 'c'),
  ...sounds('जझ', 'j'),
  ...sounds('टठतथ', 't'),
  ...sounds('डढदध', 'd'),
  ...sounds('नं', 'n'),
  ...sounds('प', 'p'),
  ...sounds('फ', 'f'),
  ...sounds('बभव', 'b'),
  ...sounds('म', 'm'),
  ...sounds('र', 'r'),
  ...sounds('लळ', 'l'),
  ...sounds('स', 's'),
  ...sounds('ह', 'h'),
  ...sounds('अइउऋएओयािुृेो', 'a'),
};

function sounds(letters: string, sound: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, sound]));
}

function digits(zero: string): Record<string, string> {
  const first = zero.charCodeAt(0);
  return Object.fromEntries(
    Array.from('0123456789', (digit, n) => [String.fromCharCode(first + n), digit]),
  );
}
