import { makeSearchList } from '@/answers/search/makeSearchList';
import type { CategorySlug } from '@/catalogue/Category';
import { readAllShelves } from '@/data/shelves/allShelves';
import { allSearchWords } from '@/messages/allSearchWords';
import { askOnly } from '@/messages/en/askOnly';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { nearestShelves } from '@/search/nearestShelves';
import { search } from '@/search/search';
import { allLanguageCodes } from '@/shop/languages';
import { askedSearches } from '../helpers/askedSearches';

const demo = readAllShelves().then((whole) =>
  createSearchIndex(sharedMessages, makeSearchList(whole)),
);

async function found(typed: string) {
  return search(typed, await demo, askOnly.goods);
}

/** The index of one shelf with products of these titles. */
function indexOf(slug: CategorySlug, ...titles: string[]) {
  const none = titles.map(() => 0);
  const ids = titles.map((_title, n) => `id${n}`);
  return createSearchIndex(sharedMessages, [{ slug, ids, titles, prices: none, offs: none }]);
}

describe('how people ask', () => {
  it.each(askedSearches)('"%s" finds the same as "%s"', async (asked, named) => {
    expect(await found(asked)).toEqual(await found(named));
  });

  it.each(['hair colour', 'hair color price', 'chuler rong', 'চুলের রং', 'हेयर कलर', 'बालों का रंग'])(
    '"%s" is nothing that is sold: only the nearest is shown',
    async (typed) => {
      expect((await found(typed)).weak).toBe(true);
    },
  );

  it.each(allLanguageCodes)('is known in %s, as are its prices', (code) => {
    const { asking, joining, currency, most } = allSearchWords[code];
    for (const words of [asking, joining, currency, most.before + most.after])
      expect(words.trim()).not.toBe('');
  });
});

describe('a word that asks', () => {
  it.each(['chai', 'masala chai', 'chai price', 'chai ache?'])(
    'is the thing itself where something has that name: %s',
    async (typed) => {
      const index = await indexOf('lens', 'Masala Chai', 'Masala Box');
      expect(search(typed, index).products.map(({ title }) => title)).toEqual(['Masala Chai']);
    },
  );

  it('still asks where nothing of that name was meant', async () => {
    const index = await indexOf('lens', 'Masala Chai', 'Rose Box');
    const { weak, products } = search('rose chai', index);
    expect({ weak, titles: products.map(({ title }) => title) }).toEqual({
      weak: false,
      titles: ['Rose Box'],
    });
  });

  it.each(['hai', 'চাই', 'dam koto', 'the'])('is searched where it is all: %s', async (typed) => {
    const index = await indexOf('lens', 'Haiku Box', 'চাইবাসা', 'Damask Kotoko', 'Theatre');
    expect(search(typed, index).products).toHaveLength(1);
  });

  it('suggests no shelf that begins like it', async () => {
    expect(nearestShelves('do you have a lipzzz', await demo)).toEqual(
      nearestShelves('lipzzz', await demo),
    );
  });
});

describe('an ending', () => {
  it('stays where the name has it', async () => {
    const index = await indexOf('lens', 'Fuller', 'Full');
    expect(search('fuller', index).products.map(({ title }) => title)).toEqual(['Fuller']);
  });
});
