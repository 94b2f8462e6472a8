import { shelfFigures } from '@/seo/shelfFigures';
import { aProduct } from '../helpers/aProduct';

describe('shelfFigures', () => {
  it('names the lowest price and the best discount, of whichever product', () => {
    const products = [
      aProduct({ price: 900, off: 25 }),
      aProduct({ price: 375, off: 5 }),
      aProduct({ price: 1200, off: 10 }),
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
    expect(shelfFigures([aProduct({ off: 20 }, 'price')])).toStrictEqual({ upTo: 20 });
  });

  it('counts a product without figures, and does not take its silence for a price of 0', () => {
    expect(shelfFigures([aProduct({}, 'price', 'off'), aProduct()])).toEqual({
      from: 799,
      upTo: 20,
    });
  });
});
