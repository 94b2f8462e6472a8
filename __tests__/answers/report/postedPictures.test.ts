import { postedPictures } from '@/answers/report/postedPictures';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

const fine = { title: 'Wax', price: 120 };

/** Products by shelf and id; the shelves of the first two are in one group. */
function shopHas(shelves: Record<string, Record<string, object>>) {
  sourceInUse('demo').mockImplementation(async (name) =>
    Object.entries(shelves[name] ?? {}).map(([id, fields]) => rawDocument(fields, id)),
  );
}

describe('postedPictures', () => {
  it.each([
    ['en', '', ['Biggest discounts', 'Last', 'Fourth', 'Rose']],
    ['bn', 'bn.', ['সবচেয়ে বেশি ছাড়', 'Last', 'Fourth', 'গোলাপ']],
  ] as const)(
    'in %s are those of the offers, then of each group’s two last ids that are for sale',
    async (code, prefix, titles) => {
      shopHas({
        'MAKEUP-LensAqua': {
          '01-rose': fine,
          n0003: fine,
          n0009: { ...fine, soldOut: 'yes' },
        },
        'MAKEUP-Foundation': {
          n0004: { ...fine, title: 'Fourth' },
          n0008: { title: 'Unpriced' },
          zz: { ...fine, title: 'Last' },
        },
        'WAX Stick': { n0001: { title: 'Rose', title_bn: 'গোলাপ', price: 120, mrp: 150 } },
      });
      const pictures = await postedPictures(code);
      expect(pictures.map(({ title }) => title)).toEqual(titles);
      expect(pictures.map(({ picture }) => picture)).toEqual(
        ['offers', 'Foundation.zz', 'Foundation.n0004', 'Wax-stick.n0001'].map(
          (name) => `/api/preview/_status.${prefix}${name}.now.jpg`,
        ),
      );
    },
  );

  it('are none where nothing is for sale', async () => {
    shopHas({ 'WAX Stick': { n0001: { ...fine, soldOut: 'yes' } } });
    expect(await postedPictures('en')).toEqual([]);
  });
});
