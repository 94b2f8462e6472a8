import { priceDiagnostics } from '@/data/normalise/priceDiagnostics';
import fc from '../../helpers/fastCheck';

describe('priceDiagnostics', () => {
  it.each<[figures: { mrp?: number; off?: number; price?: number }, codes: object[]]>([
    [{}, []],
    [{ price: 450 }, []],
    [{ mrp: 600 }, []],
    [{ mrp: 600, price: 450 }, []],
    [{ off: 25, price: 450 }, []],
    [{ mrp: 600, off: 25, price: 450 }, []],
    [{ mrp: 299, off: 25, price: 225 }, []],
    [{ mrp: 10, off: 25, price: 8 }, []],
    [{ mrp: 600, price: 600 }, []],
    [{ off: 25 }, [{ code: 'percentWithoutPrice', field: 'off', found: '25', made: '25' }]],
    [
      { mrp: 600, off: 25 },
      [{ code: 'percentWithoutPrice', field: 'off', found: '25', made: '25' }],
    ],
    [
      { mrp: 450, price: 600 },
      [{ code: 'priceAboveMrp', field: 'price', found: '600', made: '600' }],
    ],
    [
      { mrp: 450, off: 25, price: 451 },
      [{ code: 'priceAboveMrp', field: 'price', found: '451', made: '451' }],
    ],
    [
      { mrp: 600, off: 50, price: 450 },
      [{ code: 'percentDisagrees', field: 'off', found: '50', made: '50', meant: '25' }],
    ],
    [
      { mrp: 600, off: 5, price: 600 },
      [{ code: 'percentDisagrees', field: 'off', found: '5', made: '5', meant: '0' }],
    ],
    [
      { mrp: 1000, off: 26, price: 751 },
      [{ code: 'percentDisagrees', field: 'off', found: '26', made: '26', meant: '24' }],
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
