import fc from 'fast-check';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { anyFilter } from '../../helpers/anyFilter';
import { anyShelf } from '../../helpers/anyProduct';

const shelf = [
  { id: 'a', title: 'Tint 10', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Tint 9', price: 299.5 },
  { id: 'c', title: 'aloe gel' },
  { id: 'd', price: 300, mrp: 600, off: 50 },
  { id: 'e', title: 'Zinc', price: 450, mrp: 500, off: 40 },
];

function idsLeft(filter: ShelfFilter): string {
  return filteredProducts(shelf, filter)
    .map(({ id }) => id)
    .join(' ');
}

describe('filteredProducts', () => {
  it.each<[what: string, filter: ShelfFilter, ids: string]>([
    ['nothing: the shop’s order', {}, 'a b c d e'],
    ['cheapest first, without a price last', { order: 'price' }, 'b d a e c'],
    ['dearest first, without a price last all the same', { order: '-price' }, 'a e d b c'],
    ['the largest true discount first, not the one that is said', { order: 'off' }, 'd a e b c'],
    ['names, numbers in them as numbers, none last', { order: 'name' }, 'c b a e d'],
    ['under ₹300', { prices: { below: 300 } }, 'b'],
    ['from ₹300', { prices: { from: 300 } }, 'a d e'],
    ['a span', { prices: { from: 300, below: 450 } }, 'd'],
    ['at least 25 %', { off: 25 }, 'a d'],
    ['all at once', { order: 'price', prices: { from: 400 }, off: 10 }, 'a e'],
    ['what leaves nothing', { prices: { below: 100 } }, ''],
  ])('shows %s', (_what, filter, ids) => {
    expect(idsLeft(filter)).toBe(ids);
  });

  it.each(shelfOrders)(
    'keeps equals in the shop’s order by %s, and the shelf as it is',
    (order) => {
      const equals = ['c', 'a', 'b'].map((id) => ({ id, title: 'Tint', price: 450, mrp: 600 }));
      const all = [{ id: 'x' }, ...equals, { id: 'y' }];
      const before = [...all];
      const sorted = filteredProducts(all, { order });
      expect(sorted.filter(({ price }) => price)).toEqual(equals);
      expect(sorted).toHaveLength(5);
      expect(all).toEqual(before);
    },
  );

  it('parts any shelf at any price: below it, from it on, and without one', () => {
    fc.assert(
      fc.property(anyShelf, fc.integer({ min: 1, max: 20_000 }), (products, amount) => {
        const parts = [
          ...filteredProducts(products, { prices: { below: amount } }),
          ...filteredProducts(products, { prices: { from: amount } }),
          ...products.filter((product) => honestPrice(product).price === undefined),
        ];
        const placeOf = (product: Product) => products.indexOf(product);
        expect(parts.sort((a, b) => placeOf(a) - placeOf(b))).toEqual(products);
      }),
    );
  });

  it('sorts any shelf by price, and sorts it no further', () => {
    fc.assert(
      fc.property(anyShelf, anyFilter, (products, filter) => {
        const sorted = filteredProducts(products, { ...filter, order: 'price' });
        const prices = sorted.map(
          (product) => honestPrice(product).price ?? Number.POSITIVE_INFINITY,
        );
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
        expect(filteredProducts(sorted, { ...filter, order: 'price' })).toEqual(sorted);
      }),
    );
  });
});
