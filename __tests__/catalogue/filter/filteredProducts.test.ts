import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import { anyFilter } from '../../helpers/anyFilter';
import { anyShelf } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

const shelf = [
  { id: 'a', title: 'Tint 10', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Tint 9', price: 299.5 },
  { id: 'c', title: 'aloe gel' },
  { id: 'd', price: 300, mrp: 600, off: 50, brand: 'Huda' },
  {
    id: 'e',
    title: 'Zinc',
    price: 450,
    mrp: 500,
    off: 10,
    shades: [{ name: 'মধু', originalName: 'Honey' }, { name: 'Rose' }],
  },
  { id: 'f', shades: [{ name: 'Rose', soldOut: true as const }, { name: 'Ash' }] },
  { id: 'g', soldOut: true as const, shades: [{ name: 'Honey' }] },
];

function idsLeft(filter: ShelfFilter): string {
  return filteredProducts(shelf, filter)
    .map(({ id }) => id)
    .join(' ');
}

describe('filteredProducts', () => {
  it.each<[what: string, filter: ShelfFilter, ids: string]>([
    ['everything in the shop’s order without a filter', {}, 'a b c d e f g'],
    ['the cheapest first, products without a price last', { order: 'price' }, 'b d a e c f g'],
    [
      'the dearest first, products without a price still last',
      { order: '-price' },
      'a e d b c f g',
    ],
    ['the largest discount first', { order: 'off' }, 'd a e b c f g'],
    ['products under ₹300', { prices: { below: 300 } }, 'b'],
    ['products from ₹300', { prices: { from: 300 } }, 'a d e'],
    ['products between two prices', { prices: { from: 300, below: 450 } }, 'd'],
    ['products of a brand', { brand: 'Huda' }, 'd'],
    ['products with a shade, by its typed name', { shade: 'Honey' }, 'e'],
    ['no product whose shade is sold out', { shade: 'Rose' }, 'e'],
    ['products with a shade in a price range', { shade: 'Rose', prices: { below: 300 } }, ''],
  ])('shows %s', (_what, filter, ids) => {
    expect(idsLeft(filter)).toBe(ids);
  });

  it.each(shelfOrders)('sorts by %s stably, without changing the shelf', (order) => {
    const equals = ['c', 'a', 'b'].map((id) => ({ id, title: 'Tint', price: 450, mrp: 600 }));
    const all = [{ id: 'x' }, ...equals, { id: 'y' }];
    const before = [...all];
    const sorted = filteredProducts(all, { order });
    expect(sorted.filter(({ price }) => price)).toEqual(equals);
    expect(sorted).toHaveLength(5);
    expect(all).toEqual(before);
  });

  it('sorts any shelf by price, and sorting again changes nothing', () => {
    fc.assert(
      fc.property(anyShelf, anyFilter, (products, filter) => {
        const sorted = filteredProducts(products, { ...filter, order: 'price' });
        const prices = sorted.map(({ price = Number.POSITIVE_INFINITY }) => price);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
        expect(filteredProducts(sorted, { ...filter, order: 'price' })).toEqual(sorted);
      }),
    );
  });
});
