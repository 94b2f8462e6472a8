import { spokenNamesOf } from '@/catalogue/otherNames';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { fold, tokenize } from './fold';
import { likeness } from './likeness';

/** In letters. Shorter texts begin too many names: eye. */
const LEAST_LETTERS = 4;

/** With more, something else may be meant: eyelash is not Eye Lash Imagic. */
const MOST_MISSING = 4;

/** The goods without a page that the words name, alone or together: "black mascara", "eye brow". */
export function unlistedMatches(
  words: readonly string[],
  goods: readonly UnlistedGoods[],
): string[] {
  const typed = [...words, ...words.map((word, n) => word + (words[n + 1] ?? '')), words.join('')];
  return goods
    .filter(({ title, key }) =>
      [title, key, ...spokenNamesOf(key)].some((name) => {
        const joined = tokenize(fold(name).replaceAll(' ', '')).join('');
        return typed.some((word) => isNameOf(word, joined));
      }),
    )
    .map(({ title }) => title);
}

function isNameOf(typed: string, name: string): boolean {
  const missing = name.length - typed.length;
  return typed.length >= LEAST_LETTERS && missing <= MOST_MISSING && likeness(typed, name) > 0;
}
