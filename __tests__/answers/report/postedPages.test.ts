import { postedPages } from '@/answers/report/postedPages';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

const fine = { title: 'Wax', price: 120 };

describe('postedPages', () => {
  it.each([
    ['en', ['Biggest discounts', 'Wax', 'Wax', 'Rose', 'Wax', 'Wax', 'Wax']],
    ['bn', ['সবচেয়ে বেশি ছাড়', 'Wax', 'Wax', 'গোলাপ', 'Wax', 'Wax', 'Wax']],
  ] as const)(
    'in %s are the offers, then the newest products of each group',
    async (code, titles) => {
      const rose = { ...fine, title: 'Rose', title_bn: 'গোলাপ', mrp: 150 };
      sourceInUse('demo').mockImplementation(async (name) =>
        name === 'WAX Stick'
          ? [rawDocument(rose, 'n0001'), rawDocument({ ...rose, soldOut: 'yes' }, 'n0002')]
          : [rawDocument(fine, 'a')],
      );
      const pages = await postedPages(code);
      expect(pages.map(({ title }) => title)).toEqual(titles);
      expect([pages[0], pages[3]]).toMatchObject([
        { path: '/offers' },
        { path: '/Wax-stick/rose-n0001' },
      ]);
    },
  );

  it('are none where nothing is for sale', async () => {
    sourceInUse('demo').mockResolvedValue([rawDocument({ ...fine, soldOut: 'yes' })]);
    expect(await postedPages('en')).toEqual([]);
  });
});
