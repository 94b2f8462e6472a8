import { filterOnShelf, filterTexts } from '@/catalogue/filter/filterInAddress';
import type { ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import { anyFilter } from '../../helpers/anyFilter';
import fc from '../../helpers/fastCheck';
import { sentenceTails } from '../../helpers/sentenceTails';

const honey = { name: 'মধু', originalName: 'Honey' };
const shelf = [
  { id: 'a', brand: 'Huda & Co', shades: [honey, { name: 'Almond' }] },
  { id: 'b', brand: 'Huda', shades: [{ name: 'Almond' }] },
  { id: 'c', shades: [{ name: 'Ash', soldOut: true as const }] },
];

function meant(query: string | Record<string, string>, products = shelf) {
  return filterOnShelf(products, new URLSearchParams(query));
}

describe('filterOnShelf', () => {
  it.each<[query: string, filter: ShelfFilter]>([
    ['', {}],
    ['sort=price', { order: 'price' }],
    ['sort=-price&price=300-500', { order: '-price', prices: { from: 300, below: 500 } }],
    ['price=-300', { prices: { below: 300 } }],
    ['price=500-', { prices: { from: 500 } }],
    ['price=0-300', { prices: { below: 300 } }],
    ['brand=Huda+%26+Co&shade=Honey', { brand: 'Huda & Co', shade: 'Honey' }],
    ['brand=HUDA&shade=honey', { brand: 'Huda', shade: 'Honey' }],
    ['shade=Ash', {}],
    ['sort=cheap', {}],
    ['price=-', {}],
    ['price=500-300', {}],
    ['price=3e2-', {}],
    ['price=9999999-', {}],
    ['brand=&shade=', {}],
    ['utm_source=whatsapp', {}],
    ['sort=name', {}],
  ])('reads %j', (query, filter) => {
    expect(meant(query)).toStrictEqual(filter);
  });

  it('drops a brand or shade that the shelf does not have, and keeps the rest', () => {
    expect(meant('sort=off&brand=Lakme&shade=Blue')).toEqual({ order: 'off' });
    expect(meant('shade=মধু')).toEqual({});
    expect(meant('brand=Huda', [])).toEqual({});
  });

  it('is the same whatever a sentence or chat put behind the link', () => {
    for (const query of [
      'sort=-price',
      'price=300-500',
      'price=500-',
      'brand=Huda',
      'shade=Honey',
    ]) {
      const filter = meant(query);
      expect(Object.keys(filter)).toHaveLength(1);
      for (const tail of sentenceTails.map(encodeURIComponent))
        expect([query + tail, meant(query + tail)]).toEqual([query + tail, filter]);
    }
    expect(meant('brand=Hudas&shade=Honeydew&sort=prices&price=500-x')).toEqual({});
  });

  it('reads what filterTexts writes, and never throws', () => {
    fc.assert(
      fc.property(anyFilter, ({ brand = 'Huda', shade = 'Rose', ...filter }) => {
        const whole = { ...filter, brand, shade };
        const products = [{ id: 'a', brand, shades: [{ name: shade }] }];
        expect(filterOnShelf(products, new URLSearchParams(filterTexts(whole)))).toStrictEqual(
          whole,
        );
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sort, price, shade) => {
        const filter = meant({ sort, price, shade });
        expect(meant(filterTexts(filter))).toStrictEqual(filter);
      }),
    );
  });
});
