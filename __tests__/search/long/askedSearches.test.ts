import { makeSearchList } from '@/answers/search/makeSearchList';
import { categoryPath } from '@/catalogue/addresses/addresses';
import type { CategorySlug } from '@/catalogue/registry';
import { readAllShelves } from '@/data/shelves/allShelves';
import { allSearchWords } from '@/messages/allSearchWords';
import { dictionaries } from '@/messages/dictionaries';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';
import type { LanguageCode } from '@/shop/LanguageCode';
import { allLanguageCodes } from '@/shop/languages';
import { askedSearches, spokenSearches } from '../../helpers/askedSearches';

const list = readAllShelves().then(makeSearchList);

/** The index of the demo's goods, as a page in this language has it. */
async function demoIn(code: LanguageCode) {
  return createSearchIndex(dictionaries[code].messages, await list, code);
}

/** The index of one shelf with products of these titles. */
function indexOf(slug: CategorySlug, ...titles: string[]) {
  const none = titles.map(() => 0);
  const ids = titles.map((_title, n) => `id${n}`);
  return createSearchIndex(sharedMessages, [{ slug, ids, titles, prices: none, offs: none }]);
}

describe.each(allLanguageCodes)('how people ask on a page in %s', (code) => {
  const demo = demoIn(code);

  async function found(typed: string) {
    return search(typed, await demo, dictionaries[code].home.askOnly.goods);
  }

  it.each(askedSearches)('"%s" finds the same as "%s"', async (asked, named) => {
    expect(await found(asked)).toEqual(await found(named));
  });

  it.each(spokenSearches)('"%s" finds the shelf %s', async (typed, shelf) => {
    const { weak, categories } = await found(typed);
    expect(weak).toBe(false);
    expect(categories.map((slug) => categoryPath({ slug }))).toContain(shelf);
  });

  it.each(['hair colour', 'hair color price', 'chuler rong', 'চুলের রং', 'हेयर कलर', 'बालों का रंग'])(
    '"%s" is nothing that is sold: better none than hair of another kind',
    async (typed) => {
      expect(await found(typed)).toMatchObject({ categories: [], products: [] });
    },
  );

  it('is known in this language, as are its prices', () => {
    const { asking, joining, currency, most } = allSearchWords[code];
    for (const words of [asking, joining, currency, most.before + most.after])
      expect(words.trim()).not.toBe('');
  });
});

describe('a word that asks', () => {
  it.each(['chai', 'masala chai', 'chai price', 'chai ache?'])(
    'is the thing itself where something has that name: %s',
    (typed) => {
      const index = indexOf('lens', 'Masala Chai', 'Masala Box');
      expect(search(typed, index).products.map(({ title }) => title)).toEqual(['Masala Chai']);
    },
  );

  it('still asks where nothing of that name was meant', () => {
    const index = indexOf('lens', 'Masala Chai', 'Rose Box');
    const { weak, products } = search('rose chai', index);
    expect({ weak, titles: products.map(({ title }) => title) }).toEqual({
      weak: false,
      titles: ['Rose Box'],
    });
  });

  it.each(['hai', 'চাই', 'dam koto', 'the'])('is searched where it is all: %s', (typed) => {
    const index = indexOf('lens', 'Haiku Box', 'চাইবাসা', 'Damask Kotoko', 'Theatre');
    expect(search(typed, index).products).toHaveLength(1);
  });
});

describe('an ending', () => {
  it('stays where the name has it', () => {
    const index = indexOf('lens', 'Fuller', 'Full');
    expect(search('fuller', index).products.map(({ title }) => title)).toEqual(['Fuller']);
  });

  it.each([
    ['লেন্সের জোড়া', 'লেন্স কিট', 'লেন্সের'],
    ['बालों वाली डमी', 'बाल डमी', 'बालों'],
  ])('goes where the name without it has the same letters: %s, %s', (one, other, typed) => {
    const index = indexOf('lens', one, other);
    expect(search(typed, index).products).toHaveLength(2);
  });

  it('stays where no name is without it', () => {
    const index = indexOf('lens', 'গাদর', 'গাদা');
    expect(search('গাদর', index).products.map(({ title }) => title)).toEqual(['গাদর']);
  });
});
