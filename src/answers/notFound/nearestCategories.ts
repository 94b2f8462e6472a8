import { distance } from 'fastest-levenshtein';
import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { spellingKey } from '@/catalogue/spellingKey';
import { spellings } from './knownPath';

/** Characters. A longer path is no typing mistake, and comparing it would cost time. */
const LONGEST = 60;

/** Up to `most` categories whose name is similar to the path or part of it, most similar first; may be empty. */
export function nearestCategories(path: string, most = 4): Category[] {
  const wanted = spellingKey(path);
  if (!wanted || wanted.length > LONGEST) return [];
  return categories
    .map((category) => ({ category, unlikeness: unlikeness(category, wanted) }))
    .filter(({ unlikeness }) => unlikeness <= 0.5)
    .sort((a, b) => a.unlikeness - b.unlikeness)
    .slice(0, most)
    .map(({ category }) => category);
}

/** The normalised edit distance: 0 for the same spelling, 1 for nothing in common. */
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
