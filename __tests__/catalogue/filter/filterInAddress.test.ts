import { filterQuery } from '@/catalogue/filter/filterQuery';
import { parseFilter } from '@/catalogue/filter/parseFilter';
import type { ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import { anyFilter } from '../../helpers/anyFilter';
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
