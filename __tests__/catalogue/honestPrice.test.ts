import {
  honestPrice,
  type PriceFields,
  priceDiagnostics,
  priceSpan,
  truePercent,
} from '@/catalogue/honestPrice';
import { aProduct } from '../helpers/aProduct';
import fc from '../helpers/fastCheck';

const rupees = fc.integer({ min: 1, max: 200_000 });
const documents = fc.record(
  { mrp: rupees, off: fc.integer({ min: 1, max: 99 }), price: rupees },
  { requiredKeys: [] },
);

describe('honestPrice', () => {
  it.each<[what: string, said: PriceFields, shown: PriceFields]>([
    ['nothing', {}, {}],
    ['a discount without a price', { off: 25 }, {}],
    ['M.R.P. and discount without a price', { mrp: 600, off: 25 }, {}],
    ['a price alone', { price: 450 }, { price: 450 }],
    ['a discount that no M.R.P. can contradict', { off: 25, price: 450 }, { price: 450, off: 25 }],
    ['a sold-out product', { mrp: 600, off: 25, price: 450, soldOut: true }, { price: 450 }],
    ['M.R.P. and price', { mrp: 600, price: 450 }, { price: 450, mrp: 600 }],
    ['all three', { mrp: 600, off: 25, price: 450 }, { price: 450, mrp: 600, off: 25 }],
    ['a discount rounded up', { mrp: 299, off: 25, price: 225 }, { price: 225, mrp: 299, off: 25 }],
    ['a price rounded to a rupee', { mrp: 10, off: 25, price: 8 }, { price: 8, mrp: 10, off: 25 }],
    ['too large a discount', { mrp: 600, off: 50, price: 450 }, { price: 450, mrp: 600, off: 25 }],
    ['too small a discount', { mrp: 600, off: 5, price: 450 }, { price: 450, mrp: 600, off: 25 }],
    [
      'a percent, a rupee too much',
      { mrp: 100, off: 26, price: 75 },
      { price: 75, mrp: 100, off: 25 },
    ],
    [
      'a true discount with a fraction',
      { mrp: 1000, off: 50, price: 751 },
      { price: 751, mrp: 1000, off: 24 },
    ],
    ['a true discount below 1 %', { mrp: 1000, off: 50, price: 995 }, { price: 995, mrp: 1000 }],
    ['a price equal to the M.R.P.', { mrp: 600, off: 25, price: 600 }, { price: 600 }],
    ['a price above the M.R.P.', { mrp: 450, off: 25, price: 600 }, { price: 600 }],
    ['0 %', { mrp: 600, off: 0, price: 450 }, { price: 450, mrp: 600 }],
  ])('for %s', (_what, said, shown) => {
    expect(honestPrice(said)).toStrictEqual(shown);
  });

  it('says the same of what it has said: an open page of a former build still decides for itself', () => {
    fc.assert(
      fc.property(documents, (said) => {
        const shown = honestPrice(said);
        expect(honestPrice(shown)).toEqual(shown);
      }),
    );
  });

  it('never promises more than the price keeps, within a rupee or a percent', () => {
    fc.assert(
      fc.property(documents, (said) => {
        const { price, mrp, off } = honestPrice(said);
        expect(price).toBe(said.price);
        if (price === undefined) expect([mrp, off]).toEqual([undefined, undefined]);
        if (price === undefined || mrp === undefined) return;
        expect(mrp).toBeGreaterThan(price);
        if (off === undefined) return;
        const promised = mrp * (1 - off / 100);
        expect(price - promised).toBeLessThan(Math.max(1, mrp / 100));
      }),
    );
  });
});

describe('truePercent', () => {
  it.each([
    [600, 450, 25],
    [600, 600, undefined],
    [600, 597, undefined],
    [600, 0, 100],
    [400, 600, undefined],
  ])('of M.R.P. %d and price %d is %d', (mrp, price, percent) => {
    expect(truePercent({ mrp, price })).toBe(percent);
  });

  it('is a whole number when the discount of whole rupees is one, so that rounding down changes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1, max: 99 }),
        (hundreds, percent) => {
          const price = hundreds * (100 - percent);
          expect(truePercent({ mrp: hundreds * 100, price })).toBe(percent);
        },
      ),
    );
  });
});

describe('priceDiagnostics', () => {
  it.each<[figures: PriceFields, codes: object[]]>([
    [{}, []],
    [{ price: 450 }, []],
    [{ mrp: 600 }, []],
    [{ mrp: 600, price: 450 }, []],
    [{ off: 25, price: 450 }, []],
    [{ mrp: 600, off: 25, price: 450 }, []],
    [{ mrp: 299, off: 25, price: 225 }, []],
    [{ mrp: 10, off: 25, price: 8 }, []],
    [{ mrp: 600, price: 600 }, []],
    [{ off: 25 }, [{ code: 'percentWithoutPrice', field: 'off', typed: '25', shown: '25' }]],
    [
      { mrp: 600, off: 25 },
      [{ code: 'percentWithoutPrice', field: 'off', typed: '25', shown: '25' }],
    ],
    [
      { mrp: 450, price: 600 },
      [{ code: 'priceAboveMrp', field: 'price', typed: '600', shown: '600' }],
    ],
    [
      { mrp: 450, off: 25, price: 451 },
      [{ code: 'priceAboveMrp', field: 'price', typed: '451', shown: '451' }],
    ],
    [
      { mrp: 600, off: 50, price: 450 },
      [{ code: 'percentDisagrees', field: 'off', typed: '50', shown: '50', expected: '25' }],
    ],
    [
      { mrp: 600, off: 5, price: 600 },
      [{ code: 'percentDisagrees', field: 'off', typed: '5', shown: '5', expected: '0' }],
    ],
    [
      { mrp: 1000, off: 26, price: 751 },
      [{ code: 'percentDisagrees', field: 'off', typed: '26', shown: '26', expected: '24' }],
    ],
  ])('reports for %j %j', (figures, diagnostics) => {
    expect(priceDiagnostics(figures)).toEqual(diagnostics);
  });

  const rounding = fc.constantFrom(Math.floor, Math.round, Math.ceil);
  const amounts = fc.integer({ min: 10, max: 100_000 });
  const percents = fc.integer({ min: 1, max: 90 });

  it('accepts every price that was rounded to a rupee', () => {
    const property = fc.property(amounts, percents, rounding, (mrp, off, round) => {
      const price = round(mrp * (1 - off / 100));
      expect(priceDiagnostics({ mrp, off, price })).toEqual([]);
    });
    fc.assert(property);
  });

  it('accepts every discount that was rounded to a percent, and none that is two away', () => {
    const property = fc.property(amounts, percents, rounding, (price, percent, round) => {
      const mrp = Math.round(price / (1 - percent / 100)) + 1_000;
      const off = round((1 - price / mrp) * 100);
      expect(priceDiagnostics({ mrp, off, price })).toEqual([]);
      expect(priceDiagnostics({ mrp, off: off + 2, price })).toMatchObject([{ field: 'off' }]);
    });
    fc.assert(property);
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
