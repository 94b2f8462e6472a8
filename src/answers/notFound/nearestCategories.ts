import { type Category, categoriesOf, findCategory } from '@/catalogue/categories';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';

/** In characters: a longer path is no typing mistake, and comparing it would cost time. */
const LONGEST = 60;
const MOST = 4;

const index = createSearchIndex(sharedMessages);

/** Up to four shelves that the search finds for a path, best first, perhaps none. It does not read products. */
export function nearestCategories(path: string): Category[] {
  const words = path.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  if (!words || words.length > LONGEST) return [];
  const { categories, group } = search(words, index);
  const named = categories.map(findCategory);
  return [...named, ...(named.length === 0 && group ? categoriesOf(group) : [])].slice(0, MOST);
}
