import { priceBands } from '@/catalogue/filter/filterChoices';
import { filteredProducts } from '@/catalogue/filter/filteredProducts';
import { anyShelf } from '../../helpers/anyProduct';
import { aProduct } from '../../helpers/aProduct';
import fc from '../../helpers/fastCheck';

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
