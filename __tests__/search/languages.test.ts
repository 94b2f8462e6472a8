import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { createSearchIndex } from '@/search/createSearchIndex';
import { productsIn } from '@/search/SearchList';
import { search } from '@/search/search';
import { unpackDetails } from '@/search/unpackDetails';
import { languageCodes } from '@/shop/languages';

/** A product of the demo in each language, and words that nothing else has. */
const titles = {
  en: 'Neelambari Blue Stone Gador',
  bn: 'নীলাম্বরী নীল স্টোনের গাদর',
  hi: 'नीलांबरी नीले स्टोन का गादर',
};
const wanted = ['neelambari', 'নীলাম্বরী', 'नीलांबरी', 'नीलाम्बरी', 'nilambori'];

const list = readAllShelves().then(makeSearchList);

describe.each(languageCodes)('the search on a page in %s', (code) => {
  const index = list.then((shelves) =>
    createSearchIndex(dictionaries[code].messages, shelves, code),
  );

  it.each(wanted)(
    'finds by %s a product, and shows its name in the language of the page',
    async (words) => {
      const { groups } = search(words, await index);
      const products = groups.flatMap((group) => group.products);
      expect(products.slice(0, 3)).toContainEqual(expect.objectContaining({ title: titles[code] }));
    },
  );

  it('gives each product the address that it has in English', async () => {
    const shelves = await list;
    const paths = productsIn(shelves, code).map((product) => unpackDetails(product).path);
    expect(paths).toEqual(productsIn(shelves).map((product) => unpackDetails(product).path));
  });
});

describe('productsIn', () => {
  const shelf = { slug: 'lens', ids: ['a', 'b'], prices: [0, 0], offs: [0, 0] } as const;

  it('knows no other titles in a list without translations', () => {
    const plain = { ...shelf, titles: ['Rose', ''] };
    expect(productsIn([plain], 'bn')).toEqual([
      { slug: 'lens', id: 'a', title: 'Rose' },
      { slug: 'lens', id: 'b' },
    ]);
  });

  it('names each other title once, and the typed one for the address', () => {
    const translated = { bn: ['গোলাপ', ''], hi: ['Rose', 'गुलाब'] };
    const both = { ...shelf, titles: ['Rose', ''], translated };
    expect(productsIn([both], 'bn')).toEqual([
      { slug: 'lens', id: 'a', title: 'গোলাপ', originalTitle: 'Rose', otherTitles: ['Rose'] },
      { slug: 'lens', id: 'b', otherTitles: ['गुलाब'] },
    ]);
    expect(productsIn([both], 'hi')).toEqual([
      { slug: 'lens', id: 'a', title: 'Rose', otherTitles: ['গোলাপ'] },
      { slug: 'lens', id: 'b', title: 'गुलाब', originalTitle: '' },
    ]);
  });
});
