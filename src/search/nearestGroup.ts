import { categoriesOf, groups } from '@/catalogue/categories';
import type { GroupSlug } from '@/catalogue/registry';
import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { groupNearOtherGoods } from './meanings';

/**
 * The group of shelves nearest to words that match nothing: the one that `otherGoods` notes for them (shampoo), or one
 * in which most shelves have such a word in their names (hair). Undefined if there is none.
 */
export function nearestGroup(words: readonly string[], index: SearchIndex): GroupSlug | undefined {
  const near = words.flatMap((word) => groupNearOtherGoods(word) ?? []);
  const rows = words.map((word) => index.likenessesOf(word));
  const isNamed = (part: number) => rows.some((row) => (row[part] ?? 0) >= LIKENESS.meaning);
  const named = index.shelves.filter((shelf) => [...shelf.words].some(isNamed));
  return groups.find((group) => {
    const shelves = categoriesOf(group).map(({ slug }) => slug);
    const those = named.filter(({ slug }) => shelves.includes(slug));
    return near.includes(group) || those.length > shelves.length / 2;
  });
}
