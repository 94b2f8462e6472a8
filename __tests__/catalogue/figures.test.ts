import fc from 'fast-check';
import { type Figures, figures } from '@/catalogue/figures';

const rupees = fc.integer({ min: 1, max: 200_000 });
const documents = fc.record(
  { mrp: rupees, off: fc.integer({ min: 1, max: 99 }), price: rupees },
  { requiredKeys: [] },
);

describe('figures', () => {
  it.each<[what: string, said: Parameters<typeof figures>[0], shown: Figures]>([
    ['nothing', {}, {}],
    ['a discount without a price', { off: 25 }, {}],
    ['M.R.P. and discount without a price', { mrp: 600, off: 25 }, {}],
    ['a price alone', { price: 450 }, { price: 450 }],
    [
      'a discount that no M.R.P. can contradict',
      { off: 25, price: 450 },
      { price: 450, percent: 25 },
    ],
    ['what is sold out', { mrp: 600, off: 25, price: 450, soldOut: true }, { price: 450 }],
    ['M.R.P. and price', { mrp: 600, price: 450 }, { price: 450, struck: 600 }],
    ['all three', { mrp: 600, off: 25, price: 450 }, { price: 450, struck: 600, percent: 25 }],
    [
      'a discount rounded up',
      { mrp: 299, off: 25, price: 225 },
      { price: 225, struck: 299, percent: 25 },
    ],
    [
      'a price rounded to a rupee',
      { mrp: 10, off: 25, price: 8 },
      { price: 8, struck: 10, percent: 25 },
    ],
    [
      'too large a discount',
      { mrp: 600, off: 50, price: 450 },
      { price: 450, struck: 600, percent: 25 },
    ],
    [
      'too small a discount',
      { mrp: 600, off: 5, price: 450 },
      { price: 450, struck: 600, percent: 25 },
    ],
    [
      'a true discount with a fraction',
      { mrp: 1000, off: 50, price: 751 },
      { price: 751, struck: 1000, percent: 24 },
    ],
    ['a true discount below 1 %', { mrp: 1000, off: 50, price: 995 }, { price: 995, struck: 1000 }],
    ['a price like the M.R.P.', { mrp: 600, off: 25, price: 600 }, { price: 600 }],
    ['a price above the M.R.P.', { mrp: 450, off: 25, price: 600 }, { price: 600 }],
    ['0 %', { mrp: 600, off: 0, price: 450 }, { price: 450, struck: 600 }],
  ])('of %s', (_what, said, shown) => {
    expect(figures(said)).toStrictEqual(shown);
  });

  it('never promise a rupee or a percent that the price does not keep', () => {
    fc.assert(
      fc.property(documents, (said) => {
        const { price, struck, percent } = figures(said);
        expect(price).toBe(said.price);
        if (price === undefined) expect([struck, percent]).toEqual([undefined, undefined]);
        if (price === undefined || struck === undefined) return;
        expect(struck).toBeGreaterThan(price);
        if (percent === undefined) return;
        const promised = struck * (1 - percent / 100);
        expect(price - promised).toBeLessThan(Math.max(1, struck / 100));
      }),
    );
  });
});
