import fc from 'fast-check';
import { chosenProducts } from '@/catalogue/choice/chosenProducts';
import type { ShelfChoice } from '@/catalogue/choice/ShelfChoice';
import { honestPrice } from '@/catalogue/honestPrice';
import { anyChoice } from '../../helpers/anyChoice';
import { anyShelf } from '../../helpers/anyProduct';

const shelf = [
  { id: 'a', title: 'Tint 10', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Tint 9', price: 299.5 },
  { id: 'c', title: 'aloe gel' },
  { id: 'd', price: 300, mrp: 600, off: 50 },
  { id: 'e', title: 'Zinc', price: 450, mrp: 500, off: 40 },
];

function idsLeft(choice: ShelfChoice): string {
  return chosenProducts(shelf, choice)
    .map(({ id }) => id)
    .join(' ');
}

describe('chosenProducts', () => {
  it.each<[what: string, choice: ShelfChoice, ids: string]>([
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
  ])('shows %s', (_what, choice, ids) => {
    expect(idsLeft(choice)).toBe(ids);
  });

  it('adds nothing, loses nothing that fits, and leaves the shelf as it is', () => {
    fc.assert(
      fc.property(anyShelf, anyChoice, (products, choice) => {
        const before = [...products];
        const left = new Set(chosenProducts(products, choice));
        expect(products).toEqual(before);
        const { prices, off = 0 } = choice;
        for (const product of products) {
          const { price, percent = 0 } = honestPrice(product);
          const fits =
            percent >= off &&
            (!prices ||
              (price !== undefined &&
                price >= (prices.from ?? 0) &&
                price < (prices.below ?? Number.POSITIVE_INFINITY)));
          expect(left.has(product)).toBe(fits);
        }
      }),
    );
  });

  it('sorts the same however often, equals in the shop’s order', () => {
    fc.assert(
      fc.property(anyShelf, anyChoice, (products, choice) => {
        const once = chosenProducts(products, choice);
        expect(chosenProducts(once, choice)).toEqual(once);
        if (choice.order !== 'price') return;
        once.slice(1).forEach((product, index) => {
          const before = once[index];
          if (before?.price === undefined) expect(product.price).toBeUndefined();
          else if (product.price !== undefined) {
            expect(before.price).toBeLessThanOrEqual(product.price);
            if (before.price === product.price) {
              expect(products.indexOf(before)).toBeLessThan(products.indexOf(product));
            }
          }
        });
      }),
    );
  });
});
