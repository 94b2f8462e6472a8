import { DAY_MS, readAllShelves } from '@/data/shelves/allShelves';
import type { Language } from '@/messages/Language';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';
import { makeSearchList } from './makeSearchList';

/** Those of the texts for which the search finds a product, at the price if they name one. */
export async function findableTexts(
  texts: readonly string[],
  { messages, code }: Pick<Language, 'messages' | 'code'>,
): Promise<readonly string[]> {
  const list = makeSearchList(await readAllShelves(DAY_MS));
  const index = createSearchIndex(messages, list, code);
  return texts.filter((text) => {
    const { groups, isNearest, lacking } = search(text, index);
    const isFound = groups.some(({ products, isUnmet }) => products.length > 0 && !isUnmet);
    return isFound && !isNearest && lacking.length === 0;
  });
}
