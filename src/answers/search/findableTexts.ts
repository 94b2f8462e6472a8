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
    const { products, weak, unmet } = search(text, index);
    return products.length > 0 && !weak && !unmet;
  });
}
