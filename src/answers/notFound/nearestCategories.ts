import { distance } from 'fastest-levenshtein';
import { spellingKey } from '@/catalogue/addresses/spellingKey';
import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { spokenNamesOf } from '@/catalogue/otherNames';
import type { CategorySlug } from '@/catalogue/registry';
import { tokenize } from '@/search/fold';
import { likeness } from '@/search/likeness';
import { spellings } from './knownPath';

/** In characters: a longer path is no typing mistake, and comparing it would cost time. */
const LONGEST = 60;

const names = new Map<CategorySlug, readonly (readonly string[])[]>(
  categories.map((category) => [
    category.slug,
    [...spellings(category), ...spokenNamesOf(category.slug)].map(tokenize),
  ]),
);

/** For a category whose whole name is in the path (lipstick, gajra). */
const FOUND = 0.1;

/** Up to `most` categories with names similar to the path or part of it, most similar first; may be empty. */
export function nearestCategories(path: string, most = 4): Category[] {
  const wanted = spellingKey(path);
  if (!wanted || wanted.length > LONGEST) return [];
  return categories
    .map((category) => ({
      category,
      unlikeness: Math.min(
        unlikeness(category, wanted),
        isFound(category, tokenize(path)) ? FOUND : 1,
      ),
    }))
    .filter(({ unlikeness }) => unlikeness <= 0.5)
    .sort((a, b) => a.unlikeness - b.unlikeness)
    .slice(0, most)
    .map(({ category }) => category);
}

function isFound({ slug }: Category, words: readonly string[]): boolean {
  return (names.get(slug) ?? []).some(
    (name) =>
      words.every((word) => word.length > 1 && name.some((part) => likeness(word, part) > 0)) &&
      name.every((part) => words.some((word) => likeness(word, part) > 0)),
  );
}

/** The normalised edit distance: 0 for the same, 1 for nothing in common. */
function unlikeness(category: Category, wanted: string): number {
  return Math.min(
    ...spellings(category).map((spelling) => {
      const key = spellingKey(spelling);
      const contained = wanted.includes(key) || (wanted.length > 3 && key.includes(wanted));
      const edits = distance(key, wanted) / Math.max(key.length, wanted.length);
      return contained ? Math.min(edits, 0.4) : edits;
    }),
  );
}
