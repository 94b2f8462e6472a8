import type { Product } from '@/catalogue/items';
import { shelfFigures } from '@/seo/shelfFigures';
import { aProduct } from '../helpers/aProduct';

describe('shelfFigures', () => {
  it('names the lowest price and the best discount, of whichever product', () => {
    const products = [
      aProduct({ mrp: 1200, price: 900, off: 25 }),
      aProduct({ mrp: 395, price: 375, off: 5 }),
      aProduct({ price: 1200, off: 10 }, 'mrp'),
    ];
    expect(shelfFigures(products)).toEqual({ from: 375, upTo: 25 });
  });

  it('says nothing of an empty shelf but that it is empty', () => {
    expect(shelfFigures([])).toStrictEqual({});
  });

  it('leaves out what no document says', () => {
    expect(shelfFigures([aProduct({}, 'off'), aProduct({ price: 500 }, 'off')])).toStrictEqual({
      from: 500,
    });
  });

  it.each<[what: string, product: Product]>([
    ['beside no price', aProduct({ off: 20 }, 'price')],
    ['with a price above the M.R.P.', aProduct({ mrp: 500, price: 600, off: 20 })],
  ])('names no discount %s', (_what, product) => {
    expect(shelfFigures([product])).not.toHaveProperty('upTo');
  });

  it('names the true discount where the typed one is another', () => {
    expect(shelfFigures([aProduct({ mrp: 1000, price: 899, off: 50 })])).toMatchObject({
      upTo: 10,
    });
  });

  it('counts a product without figures, and does not take its silence for a price of 0', () => {
    expect(shelfFigures([aProduct({}, 'price', 'off'), aProduct()])).toEqual({
      from: 799,
      upTo: 20,
    });
  });
});
