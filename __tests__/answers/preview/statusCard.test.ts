import { currentCard } from '@/answers/preview/currentCard';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const full = {
  title: 'Silk ✨ Foundation',
  mrp: 149999,
  price: 112999,
  off: 24,
  size: '30 ml',
  shades: 'Honey #d2956c, Ivory #f0dcc0 (sold out), Cocoa #7b4a35',
  img: '/pictures/products/Foundation-1.webp',
};

/** A shelf's card, from documents with ids in their order. */
async function cardOf(page: string, documents: readonly object[]) {
  resetCaches();
  sourceInUse('demo').mockResolvedValue(
    documents.map((fields, at) => rawDocument({ ...full, ...fields }, `a${at}`)),
  );
  return currentCard(page);
}

describe('statusCard', () => {
  it('says of a product what its page says: price, M.R.P., discount, size, shades that can be had', async () => {
    expect(await cardOf('_status.lens.a0', [{}])).toMatchObject({
      shop: 'Rupkatha Beauty',
      phone: '+91 00000 00000',
      place: '00 Demo Road, Berhampore',
      facts: '30 ml',
      colours: ['#d2956c', '#7b4a35'],
      goods: [
        {
          title: 'Silk ✨ Foundation',
          line: '₹1,12,999',
          mrp: { label: 'M.R.P.', amount: '₹1,49,999' },
          off: '24% OFF',
          picture: full.img,
        },
      ],
    });
  });

  it.each([
    ['of all with a colour', 'Honey #d2956c, Cocoa #7b4a35', 2, '30 ml'],
    ['counted in words where one has no colour', 'Honey #d2956c, Wheat', 1, '30 ml · 2 shades'],
    [
      'nine at most',
      'Rose #d2956c, '.repeat(12).replace(/,/g, (_, at) => ` ${at},`),
      9,
      '30 ml · 12 shades',
    ],
  ])('has dots for shades, %s', async (_what, shades, dots, facts) => {
    const card = await cardOf('_status.lens.a0', [{ shades }]);
    expect(card).toMatchObject({ facts });
    expect(card && 'colours' in card && card.colours).toHaveLength(dots);
  });

  it.each([
    ['_status.lens', 'Lens Aqua', 'and 2 more'],
    ['_status.bn.lens', 'কালার লেন্স', 'আরও 2টি আছে'],
    ['_status.hi.lens', 'कलर लेंस', 'और 2 प्रोडक्ट'],
  ])(
    'of %s has six products in the shelf’s order and how many more are for sale',
    async (page, title, facts) => {
      const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
      const others = [{ soldOut: 'yes' }, { price: undefined, mrp: undefined, off: undefined }];
      const documents = titles.map((title, at) => ({ title, ...others[at - 1] }));
      const card = await cardOf(page, documents);
      expect(card).toMatchObject({ title, facts, colours: [] });
      expect(card && 'goods' in card && card.goods.map((good) => good.title).join('')).toBe(
        'ADEFGH',
      );
    },
  );

  it('has the shop’s highest discounts first', async () => {
    const prices = [
      { title: 'A', off: 10, mrp: 100, price: 90 },
      { title: 'B', off: 50, mrp: 100, price: 50 },
    ];
    const card = await cardOf('_status.offers', prices);
    expect(card).toMatchObject({
      title: 'Biggest discounts',
      facts: '',
      goods: { 0: { title: 'B' } },
    });
  });

  it.each(['_status.privacy', '_status.hi.contact-us'])('has no %s', async (page) => {
    expect(await cardOf(page, [{}])).toBeUndefined();
  });
});
