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
      more: '',
      goods: [
        {
          name: 'Silk Foundation',
          price: '₹1,12,999',
          mrp: { label: 'M.R.P.', amount: '₹1,49,999' },
          off: '24% OFF',
          size: '30 ml',
          colours: ['#d2956c', '#7b4a35'],
          shades: '',
        },
      ],
    });
  });

  it('counts shades in words where one has no colour', async () => {
    const shades = 'Honey #d2956c, Wheat, Cocoa (sold out)';
    expect(await cardOf('_status.lens.a0', [{ shades }])).toMatchObject({
      goods: [{ colours: ['#d2956c'], shades: '2 shades' }],
    });
  });

  it.each([
    ['_status.lens', 'Lens Aqua', 'and 2 more'],
    ['_status.bn.lens', 'অ্যাকোয়া লেন্স', 'আরও 2টি আছে'],
    ['_status.hi.lens', 'लेंस एक्वा', 'और 2 प्रोडक्ट'],
  ])(
    'of %s has six products in the shelf’s order and how many more are for sale',
    async (...of) => {
      const [page, title, more] = of;
      const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
      const others = [{ soldOut: 'yes' }, { price: undefined, mrp: undefined, off: undefined }];
      const documents = titles.map((title, at) => ({ title, ...others[at - 1] }));
      const card = await cardOf(page, documents);
      expect(card).toMatchObject({ title, more });
      expect(card && 'goods' in card && card.goods.map(({ name }) => name).join('')).toBe('ADEFGH');
    },
  );

  it('has nine dots at most, and then says how many shades there are', async () => {
    const shades = Array.from({ length: 12 }, (_, at) => `Rose ${at} #d2956c`).join(', ');
    const card = await cardOf('_status.lens.a0', [{ shades }]);
    expect(card).toMatchObject({ goods: [{ shades: '12 shades' }] });
    expect(card && 'goods' in card && card.goods[0]?.colours).toHaveLength(9);
  });

  it('has the shop’s highest discounts first', async () => {
    const prices = [
      { title: 'A', off: 10, mrp: 100, price: 90 },
      { title: 'B', off: 50, mrp: 100, price: 50 },
    ];
    const card = await cardOf('_status.offers', prices);
    expect(card).toMatchObject({
      title: 'Biggest discounts',
      more: '',
      goods: { 0: { name: 'B' } },
    });
  });
});
