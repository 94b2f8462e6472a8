import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { discountSteps } from '@/catalogue/filter/filterOptions';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import { parseFilter } from '@/catalogue/filter/parseFilter';
import { priceBands } from '@/catalogue/filter/priceBands';
import type { ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import { anyFilter } from '../../helpers/anyFilter';
import { anyShelf } from '../../helpers/anyProduct';
import { aProduct } from '../../helpers/aProduct';
import fc from '../../helpers/fastCheck';

function read(query: string): ShelfFilter {
  return parseFilter(new URLSearchParams(query));
}

describe('parseFilter', () => {
  it.each<[query: string, filter: ShelfFilter]>([
    ['', {}],
    ['sort=price', { order: 'price' }],
    [
      'sort=-price&price=300-500&off=20',
      { order: '-price', prices: { from: 300, below: 500 }, off: 20 },
    ],
    ['price=-300', { prices: { below: 300 } }],
    ['price=500-', { prices: { from: 500 } }],
    ['price=0-300', { prices: { below: 300 } }],
    ['sort=cheap', {}],
    ['sort=constructor', {}],
    ['price=-', {}],
    ['price=0-0', {}],
    ['price=500-300', {}],
    ['price=3e2-', {}],
    ['price=300', {}],
    ['price=9999999-', {}],
    ['off=0', {}],
    ['off=100', {}],
    ['off=-20', {}],
    ['brand=Huda+%26+Co&shade=Rose', { brand: 'Huda & Co', shade: 'Rose' }],
    ['brand=&shade=', {}],
    ['utm_source=whatsapp', {}],
  ])('reads %j', (query, filter) => {
    expect(read(query)).toStrictEqual(filter);
  });

  it('parses any query into a filter that survives the round trip', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (sort, price, off, brand) => {
        const filter = parseFilter(new URLSearchParams({ sort, price, off, brand }));
        expect(read(filterQuery(filter))).toStrictEqual(filter);
      }),
    );
  });
});

describe('filterQuery', () => {
  it('is parsed back to the same filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(filterQuery(filter))).toStrictEqual(filter);
      }),
    );
  });

  it('is empty for the default order, and keeps foreign parameters', () => {
    expect(filterQuery({})).toBe('');
    const others = new URLSearchParams('utm_source=a%26b&sort=name');
    expect(filterQuery({}, others)).toBe('utm_source=a%26b');
    expect(filterQuery({ order: 'off' }, others)).toBe('utm_source=a%26b&sort=off');
    expect(others.get('sort')).toBe('name');
  });
});

function shelfOf(...prices: number[]) {
  return prices.map((price) => ({ id: String(price), price }));
}

describe('priceBands', () => {
  it('divides a shelf at round amounts', () => {
    expect(priceBands(shelfOf(149, 299, 300, 349.5, 1200))).toEqual([
      { below: 200 },
      { from: 200, below: 300 },
      { from: 300, below: 500 },
      { from: 1000 },
    ]);
  });

  it('has none when one band would hold everything, or nothing has a price', () => {
    expect(priceBands(shelfOf(310, 320))).toEqual([]);
    expect(priceBands([aProduct({}, 'price')])).toEqual([]);
  });

  it('puts each product with a price into exactly one of at most five non-empty bands', () => {
    fc.assert(
      fc.property(anyShelf, (products) => {
        const bands = priceBands(products);
        const left = bands.map((prices) => filteredProducts(products, { prices }));
        expect(bands.length).toBeLessThanOrEqual(5);
        for (const some of left) expect(some.length).toBeGreaterThan(0);
        if (bands.length === 0) return;
        const priced = products.filter(({ price }) => price !== undefined);
        expect(left.flat()).toHaveLength(priced.length);
        expect(new Set(left.flat())).toEqual(new Set(priced));
      }),
    );
  });
});

describe('discountSteps', () => {
  it('offers only steps that leave something, and less than the step before', () => {
    const products = [12, 25, 25, 52].map((off) => aProduct({ off }, 'mrp'));
    expect(discountSteps(products)).toEqual([20, 30]);
    expect(discountSteps([aProduct({}, 'off', 'mrp')])).toEqual([]);
  });

  it('leaves fewer products with each step, but never none', () => {
    fc.assert(
      fc.property(anyShelf, (products) => {
        let before = products.length;
        for (const off of discountSteps(products)) {
          const { length } = filteredProducts(products, { off });
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThan(before);
          before = length;
        }
      }),
    );
  });
});
