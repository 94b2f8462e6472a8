import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { searchMessages } from '@/messages/en/searchMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { resultTexts } from '@/search/resultTexts';
import { search } from '@/search/search';

/** The index of the demo catalogue on an English page. */
export const demoIndex = readAllShelves().then((whole) =>
  createSearchIndex(sharedMessages, makeSearchList(whole)),
);

/** What the search finds in the demo catalogue for a text, all products in their order, and what the page says. */
export async function searchDemo(typed: string) {
  const result = search(typed, await demoIndex);
  const products = result.groups.flatMap((group) => group.products);
  return {
    ...result,
    products,
    titles: products.map(({ title = '' }) => title),
    slugs: result.groups.flatMap(({ slug }) => slug ?? []),
    ...resultTexts(typed, result, searchMessages, sharedMessages),
  };
}
