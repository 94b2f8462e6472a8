import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { createSearchIndex } from '@/search/createSearchIndex';
import { unpackProducts } from '@/search/SearchList';
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

describe.each(languageCodes)('search on a page in %s', (code) => {
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
    const paths = unpackProducts(shelves, code).map((product) => unpackDetails(product).path);
    expect(paths).toEqual(unpackProducts(shelves).map((product) => unpackDetails(product).path));
  });
});
