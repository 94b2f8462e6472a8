import { fold, tokenize } from './fold';
import { isLike } from './isLike';

/**
 * Other names of goods without a shelf, in the order of their titles, which is the same in every language: in the shop's
 * English, and spelt by ear in Bengali and Hindi.
 */
const otherNames: readonly (readonly string[])[] = [
  ['Eye Lash Imagic', 'imagic'],
  ['Eye Brow', 'আইব্রো', 'আইব্রাও', 'ভ্রু', 'आइब्रो', 'आईब्रो', 'भौंह'],
  ['Eye Liner', 'আইলাইনার', 'आईलाइनर', 'आइलाइनर'],
  ['Mascara', 'মাস্কারা', 'मस्कारा', 'मस्करा'],
  ['Gitter', 'glitter', 'গ্লিটার', 'ग्लिटर'],
];

/** In letters. Shorter texts begin too many names: eye. */
const LEAST_LETTERS = 4;

/** More missing letters, and something else may be meant: eyelash is not Eye Lash Imagic. */
const MOST_MISSING = 4;

/** The goods without a shelf that the words name, one or several of them together: "black mascara", "eye brow". */
export function askOnlyFor(words: readonly string[], titles: readonly string[]): string[] {
  const typed = [...words, ...words.map((word, n) => word + (words[n + 1] ?? '')), words.join('')];
  return titles.filter((title, place) =>
    [title, ...(otherNames[place] ?? [])].some((name) => {
      const joined = tokenize(fold(name).replaceAll(' ', '')).join('');
      return typed.some((word) => isNameOf(word, joined));
    }),
  );
}

function isNameOf(typed: string, name: string): boolean {
  const missing = name.length - typed.length;
  return typed.length >= LEAST_LETTERS && missing <= MOST_MISSING && isLike(typed, name);
}
