import type { Group } from '@/catalogue/Category';
import { categoriesOf, groups } from '@/catalogue/categories';
import type { SearchIndex } from './createSearchIndex';
import { LIKENESS } from './likeness';
import { groupNearOtherGoods } from './meanings';

/** The group nearest to words that match nothing: that of such goods in `otherGoods` (shampoo), or one of whose shelves
 * most have such a word in a name (hair). Undefined where none is near. */
export function nearestGroup(words: readonly string[], index: SearchIndex): Group | undefined {
  const near = words.flatMap((word) => groupNearOtherGoods(word) ?? []);
  const rows = words.map((word) => index.likenessesOf(word));
  const isNamed = (part: number) => rows.some((row) => (row[part] ?? 0) >= LIKENESS.meaning);
  const named = index.shelves.filter((shelf) => [...shelf.words].some(isNamed));
  return groups.find((group) => {
    const shelves = categoriesOf(group).map(({ slug }) => slug);
    const those = named.filter(({ slug }) => shelves.includes(slug));
    return near.includes(group.slug) || those.length > shelves.length / 2;
  });
}
