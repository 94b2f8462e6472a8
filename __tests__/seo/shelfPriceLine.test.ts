import type { Product } from '@/catalogue/items';
import { dictionaries } from '@/messages/dictionaries';
import { shelfPriceLine } from '@/seo/shelfPriceLine';
import { aProduct } from '../helpers/aProduct';

describe('shelfPriceLine', () => {
  it.each<[what: string, products: Product[], line: string]>([
    [
      'the lowest price and the best discount, even of different products',
      [
        aProduct({ mrp: 1200, price: 900, off: 25 }),
        aProduct({ mrp: 395, price: 375, off: 5 }),
        aProduct({ price: 1200, off: 10 }, 'mrp'),
      ],
      'from ₹375, up to 25% off',
    ],
    ['nothing for an empty shelf', [], ''],
    [
      'only a price when no document has a discount',
      [aProduct({}, 'off'), aProduct({ price: 500 }, 'off')],
      'from ₹500',
    ],
    ['no discount without a price', [aProduct({ off: 20 }, 'price')], ''],
    [
      'no discount with a price above the M.R.P.',
      [aProduct({ mrp: 500, price: 600, off: 20 })],
      'from ₹600',
    ],
    [
      'the true discount when the typed one is wrong',
      [aProduct({ mrp: 1000, price: 899, off: 50 })],
      'from ₹899, up to 10% off',
    ],
    [
      'no price of 0 for a product without one',
      [aProduct({}, 'price', 'off'), aProduct()],
      'from ₹799, up to 20% off',
    ],
  ])('shows %s', (_what, products, line) => {
    expect(shelfPriceLine(products, dictionaries.en)).toBe(line);
  });
});
