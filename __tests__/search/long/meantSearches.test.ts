import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { askOnly } from '@/messages/en/askOnly';
import { searchMessages } from '@/messages/en/searchMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { saidOf } from '@/search/saidOf';
import { search } from '@/search/search';
import { meantSearches } from '../../helpers/meantSearches';
import { fillerSearches, notSoldSearches, partlyKnown } from '../../helpers/missingSearches';

const demo = readAllShelves().then((whole) =>
  createSearchIndex(sharedMessages, makeSearchList(whole)),
);

async function found(typed: string) {
  const index = await demo;
  const results = search(typed, index, askOnly.goods);
  const { categories, products } = results;
  return {
    ...results,
    /** The first shelves; the one of the first product where no shelf has all words. */
    shelves: categories.length > 0 ? categories.slice(0, 3) : [products[0]?.slug],
    said: saidOf(typed, results, index, searchMessages).missing,
  };
}

describe('a thing', () => {
  it.each(meantSearches)('is found by %s: "%s" leads to %s', async (_kind, typed, shelf) => {
    expect((await found(typed)).shelves).toContain(shelf);
  });

  it.each(notSoldSearches)(
    'of another kind is not taken for what sounds like it: %s',
    async (typed) => {
      expect(await found(typed)).toMatchObject({ categories: [], products: [] });
    },
  );

  it.each(['razor', 'রেজার', 'रेज़र', 'mehndi', 'sunscreen lagbe', 'nail polish'])(
    'of another kind is said not to be sold: %s',
    async (typed) => {
      expect((await found(typed)).said).toBe(`We do not sell “${typed}”`);
    },
  );

  it('of another kind is found where a name has it', async () => {
    const [slug, prices] = ['lens', [0]] as const;
    const shelf = { slug, ids: ['a'], titles: ['Travel Razors'], prices, offs: prices };
    const index = createSearchIndex(sharedMessages, [shelf]);
    expect(search('razor', index)).toMatchObject({ weak: false, products: [{ id: 'a' }] });
  });
});

describe('a word', () => {
  it.each(partlyKnown)(
    'that nothing has is said, above what has the others: "%s"',
    async (typed, missing, rest, shelf) => {
      const { weak, shelves, said } = await found(typed);
      expect(weak).toBe(true);
      expect(shelves).toContain(shelf);
      expect(said).toBe(`No results for “${missing}”. Showing results for “${rest}”`);
    },
  );

  it.each(fillerSearches)(
    'that only asks prevents nothing: "%s" costs up to %d',
    async (typed, most) => {
      const { weak, products } = await found(typed);
      expect(weak).toBe(false);
      expect(products.length).toBeGreaterThan(10);
      for (const { price = Number.NaN } of products) expect(price).toBeLessThanOrEqual(most);
    },
  );
});
