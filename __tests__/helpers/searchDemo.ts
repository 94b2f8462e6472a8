import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { searchMessages } from '@/messages/en/searchMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { sayFound } from '@/search/sayFound';
import { search } from '@/search/search';

/** The index of the demo catalogue on an English page. */
export const demoIndex = readAllShelves().then((whole) =>
  createSearchIndex(sharedMessages, makeSearchList(whole)),
);

/** What the search finds in the demo catalogue for a text, all products in their order, and what the page says. */
export async function searchDemo(typed: string) {
  const found = search(typed, await demoIndex);
  const products = found.groups.flatMap((group) => group.products);
  return {
    ...found,
    products,
    titles: products.map(({ title = '' }) => title),
    slugs: found.groups.flatMap(({ slug }) => slug ?? []),
    ...sayFound(typed, found, searchMessages, sharedMessages),
  };
}
