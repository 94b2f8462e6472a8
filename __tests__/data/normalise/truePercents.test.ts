import { findCategory } from '@/catalogue/addresses/findCategory';
import { productCollection } from '@/catalogue/collections';
import { normaliseCollection } from '@/data/normalise/normaliseShelf';
import { shop } from '@/shop/shop';
import { rawDocument } from '../../helpers/rawDocument';

/** What a product says of its price that was made of a document with these figures. */
function shown(figures: object, percentShelves: string[], slug = 'Primer') {
  jest.replaceProperty(shop, 'percentShelves', percentShelves);
  const document = rawDocument({ title: 'Rose', img: '/a.jpg', ...figures });
  const { items, diagnostics } = normaliseCollection(productCollection(findCategory(slug)), [
    document,
  ]);
  expect(diagnostics.map(({ code }) => code)).not.toContain('percentDisagrees');
  const [{ mrp, off, price } = {}] = items;
  return { mrp, off, price };
}

describe('SHOP_PERCENT_SHELVES', () => {
  it.each<[what: string, figures: object, off: number | undefined]>([
    ['M.R.P. and price', { mrp: 600, price: 450 }, 25],
    ['a fraction, rounded down', { mrp: 299, price: 225 }, 24],
    ['less than 1 %', { mrp: 1000, price: 995 }, undefined],
    ['0 %, which counts as empty', { mrp: 600, off: 0, price: 450 }, 25],
    ['a given percent, as typed', { mrp: 299, off: 25, price: 225 }, 25],
    ['no M.R.P.', { price: 450 }, undefined],
    ['no price', { mrp: 600 }, undefined],
    ['a price above the M.R.P.', { mrp: 450, price: 600 }, undefined],
    ['a price equal to the M.R.P.', { mrp: 450, price: 450 }, undefined],
    ['a sold-out product', { mrp: 600, price: 450, soldOut: 'yes' }, undefined],
  ])('gives %s its badge', (_what, figures, off) => {
    expect(shown(figures, ['Primer']).off).toBe(off);
  });

  it.each<[what: string, shelves: string[], off: number | undefined]>([
    ['is off by default', [], undefined],
    ['leaves other shelves alone', ['Foundation', 'blush'], undefined],
    ['is on for a named shelf', ['blush', 'Primer'], 25],
    ['is on everywhere with the word all', ['all'], 25],
  ])('%s', (_what, shelves, off) => {
    expect(shown({ mrp: 600, price: 450 }, shelves)).toEqual({ mrp: 600, off, price: 450 });
  });
});
