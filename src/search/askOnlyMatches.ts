import { spokenNamesOf } from '@/catalogue/otherNames';
import { type AskOnlyName, askOnlyNames } from '@/catalogue/registry';
import { spellingKey, tokenize } from '../catalogue/fold';
import { likeness } from './likeness';

/** In letters. Too many names begin with a shorter text, such as "eye". */
const LEAST_LETTERS = 4;

/** In letters. If a typed word lacks more of a name, it may mean something else: eyelash is not Eye Lash Imagic. */
const MOST_MISSING = 4;

/** The names of goods without a page in the page's language. The search finds only those that are given. */
export type AskOnlyGoods = Readonly<Partial<Record<AskOnlyName, string>>>;

/** The goods without a page that the words name, alone or together: "black mascara", "eye brow". */
export function askOnlyMatches(words: readonly string[], goods: AskOnlyGoods): string[] {
  const typed = [...words, ...words.map((word, n) => word + (words[n + 1] ?? '')), words.join('')];
  return askOnlyNames.flatMap((key) => {
    const { [key]: title } = goods;
    if (!title) return [];
    const isNamed = [title, key, ...spokenNamesOf(key)].some((name) => {
      const joined = tokenize(spellingKey(name)).join('');
      return typed.some((word) => isNameOf(word, joined));
    });
    return isNamed ? title : [];
  });
}

function isNameOf(typed: string, name: string): boolean {
  const missing = name.length - typed.length;
  return typed.length >= LEAST_LETTERS && missing <= MOST_MISSING && likeness(typed, name) > 0;
}
