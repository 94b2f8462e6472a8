import { makeSearchList } from '@/answers/search/makeSearchList';
import { readAllShelves } from '@/data/shelves/allShelves';
import { dictionaries } from '@/messages/dictionaries';
import { createSearchIndex } from '@/search/createSearchIndex';
import { search } from '@/search/search';
import { soughtIn } from '@/search/soughtIn';
import { allLanguageCodes } from '@/shop/languages';
import fc from '../../helpers/fastCheck';
import { traitSearches } from '../../helpers/traitSearches';

const list = readAllShelves().then(makeSearchList);

describe.each(allLanguageCodes)('brands, shades, sizes and conditions on a page in %s', (code) => {
  const demo = list.then((shelves) =>
    createSearchIndex(dictionaries[code].messages, shelves, code),
  );

  it.each(traitSearches)('"%s" has %s first, and never %s', async (typed, first, never) => {
    const { weak, products } = search(typed, await demo);
    const found = products.map(
      ({ slug, title, originalTitle = title }) => `${slug} ${originalTitle}`,
    );
    expect(weak).toBe(false);
    expect(found[0]).toMatch(first);
    expect(found.filter((one) => never.test(one))).toEqual([]);
  });

  it('nothing dearer or less reduced than asked is ever a result, whatever is sought', async () => {
    const index = await demo;
    const sought = fc.constantFrom(
      '',
      'red',
      'lipstik',
      'maroon lipstick',
      'kajal',
      'ফাউন্ডেশন',
      'hair',
    );
    fc.assert(
      fc.property(sought, fc.integer({ min: 10, max: 4000 }), fc.nat(60), (goods, most, off) => {
        const typed = `${goods} under ${most}${off > 0 ? ` ${off}% off` : ''}`;
        const { products, unmet } = search(typed, index);
        fc.pre(!unmet);
        for (const { price = Number.NaN, off: has = 0 } of products) {
          expect(price).toBeLessThanOrEqual(most);
          expect(has).toBeGreaterThanOrEqual(off);
        }
      }),
    );
  });
});

describe('soughtIn', () => {
  it.each([
    ['red lipstik under 300', 'Red lipstick'],
    ['maroon lipstik under 300', 'Lipstick'],
    ['লিপস্টিকের দাম ৩০০ টাকার মধ্যে', 'লিপস্টিকের'],
    ['120 ml toner under 300', 'Toner 120 ml'],
    ['under 300', ''],
  ])('says what is sought by "%s": %j', async (typed, sought) => {
    const index = createSearchIndex(dictionaries.en.messages, await list);
    expect(soughtIn(typed, search(typed, index).words, index)).toBe(sought);
  });
});
