import { spokenNamesOf } from '@/catalogue/otherNames';
import { type AskOnlyName, askOnlyNames } from '@/catalogue/registry';
import { fold, tokenize } from '../catalogue/fold';
import { likeness } from './likeness';

/** In letters. Shorter texts begin too many names: eye. */
const LEAST_LETTERS = 4;

/** With more, something else may be meant: eyelash is not Eye Lash Imagic. */
const MOST_MISSING = 4;

/** What goods without a page are called in a language, as far as the search should find them. */
export type AskOnlyGoods = Readonly<Partial<Record<AskOnlyName, string>>>;

/** The goods without a page that the words name, alone or together: "black mascara", "eye brow". */
export function unlistedMatches(words: readonly string[], goods: AskOnlyGoods): string[] {
  const typed = [...words, ...words.map((word, n) => word + (words[n + 1] ?? '')), words.join('')];
  return askOnlyNames.flatMap((key) => {
    const { [key]: title } = goods;
    if (!title) return [];
    const isNamed = [title, key, ...spokenNamesOf(key)].some((name) => {
      const joined = tokenize(fold(name).replaceAll(' ', '')).join('');
      return typed.some((word) => isNameOf(word, joined));
    });
    return isNamed ? title : [];
  });
}

function isNameOf(typed: string, name: string): boolean {
  const missing = name.length - typed.length;
  return typed.length >= LEAST_LETTERS && missing <= MOST_MISSING && likeness(typed, name) > 0;
}
