import {
  discountAgrees,
  type HonestPrice,
  honestPrice,
  percentOff,
  priceSpan,
} from '@/catalogue/honestPrice';
import { aProduct } from '../helpers/aProduct';
import fc from '../helpers/fastCheck';

const rupees = fc.integer({ min: 1, max: 200_000 });
const documents = fc.record(
  { mrp: rupees, off: fc.integer({ min: 1, max: 99 }), price: rupees },
  { requiredKeys: [] },
);

describe('honestPrice', () => {
  it.each<[what: string, said: Parameters<typeof honestPrice>[0], shown: HonestPrice]>([
    ['nothing', {}, {}],
    ['a discount without a price', { off: 25 }, {}],
    ['M.R.P. and discount without a price', { mrp: 600, off: 25 }, {}],
    ['a price alone', { price: 450 }, { price: 450 }],
    [
      'a discount that no M.R.P. can contradict',
      { off: 25, price: 450 },
      { price: 450, percent: 25 },
    ],
    ['a sold-out product', { mrp: 600, off: 25, price: 450, soldOut: true }, { price: 450 }],
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
    ['a price equal to the M.R.P.', { mrp: 600, off: 25, price: 600 }, { price: 600 }],
    ['a price above the M.R.P.', { mrp: 450, off: 25, price: 600 }, { price: 600 }],
    ['0 %', { mrp: 600, off: 0, price: 450 }, { price: 450, struck: 600 }],
  ])('for %s', (_what, said, shown) => {
    expect(honestPrice(said)).toStrictEqual(shown);
  });

  it('says the same of what it has said, so that pages may carry that instead of the document', () => {
    fc.assert(
      fc.property(documents, (said) => {
        const { price, struck, percent } = honestPrice(said);
        expect(honestPrice({ price, mrp: struck, off: percent })).toEqual({
          price,
          struck,
          percent,
        });
      }),
    );
  });

  it('never promises more than the price keeps, within a rupee or a percent', () => {
    fc.assert(
      fc.property(documents, (said) => {
        const { price, struck, percent } = honestPrice(said);
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

const mrps = fc.integer({ min: 1, max: 200_000 });
const percents = fc.integer({ min: 1, max: 99 });

describe('discountAgrees', () => {
  it.each([Math.floor, Math.round, Math.ceil])(
    'accepts a discount however the shop rounds it: %p',
    (round) => {
      fc.assert(
        fc.property(mrps, fc.double({ min: 0, max: 1, noNaN: true }), (mrp, part) => {
          const price = mrp * part;
          expect(discountAgrees(round(percentOff(mrp, price)), mrp, price)).toBe(true);
        }),
      );
    },
  );

  it.each([Math.floor, Math.round, Math.ceil])(
    'accepts a price however the shop rounds it: %p',
    (round) => {
      fc.assert(
        fc.property(mrps, percents, (mrp, off) => {
          expect(discountAgrees(off, mrp, round(mrp * (1 - off / 100)))).toBe(true);
        }),
      );
    },
  );

  it.each([
    [50, 600, 450],
    [24, 600, 450],
    [26, 600, 450],
    [5, 600, 600],
    [5, 600, 700],
  ])('rejects %d %% for %d to %d', (off, mrp, price) => {
    expect(discountAgrees(off, mrp, price)).toBe(false);
  });
});

describe('percentOff', () => {
  it.each([
    [600, 450, 25],
    [600, 600, 0],
    [600, 0, 100],
    [400, 600, -50],
  ])('of M.R.P. %d and price %d is %d', (mrp, price, percent) => {
    expect(percentOff(mrp, price)).toBe(percent);
  });

  it('is a whole number when the discount of whole rupees is one, so that rounding down changes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1, max: 99 }),
        (hundreds, percent) => {
          const price = hundreds * (100 - percent);
          expect(percentOff(hundreds * 100, price)).toBe(percent);
        },
      ),
    );
  });
});

describe('priceSpan', () => {
  it.each<[what: string, prices: (number | undefined)[], span: [number, number] | undefined]>([
    ['several prices, whatever their order', [450, 375, 599], [375, 599]],
    ['one price', [450], [450, 450]],
    ['products without a price among them', [undefined, 450, undefined, 90.5], [90.5, 450]],
    ['a price of zero', [0, 450], [0, 450]],
    ['numbers that sort differently as text', [1_000, 90], [90, 1_000]],
    ['only products without a price', [undefined, undefined], undefined],
    ['no product', [], undefined],
  ])('of %s', (_what, prices, span) => {
    const products = prices.map((price) =>
      price === undefined ? aProduct({}, 'price') : aProduct({ price }),
    );
    expect(priceSpan(products)).toEqual(span);
  });
});
