import { findCategory } from '@/catalogue/categories';
import { duplicateOf } from '@/catalogue/duplicates';
import type { ProductsByCategory } from '@/catalogue/ShelvedProduct';
import { aProduct } from '../helpers/aProduct';

const [huda, ikonic] = [findCategory('huda-brand'), findCategory('ikonic-brand')];
const [primer, toner] = [findCategory('Primer'), findCategory('Toner')];
const product = aProduct({ id: 'b', title: 'Rose Base', image: '/pictures/rose.webp' });
const twin = { ...product, id: 'p', title: 'ROSE base', price: 1 };

const shelves: ProductsByCategory = [
  [primer, [aProduct({ id: 'o' }), twin]],
  [toner, [{ ...twin, id: 't' }]],
  [huda, [product]],
  [ikonic, [product]],
];

describe('duplicateOf', () => {
  it("is the same product on the first category's shelf that has it", () => {
    expect(duplicateOf({ category: huda, product }, shelves)).toEqual({
      category: primer,
      product: twin,
    });
    expect(duplicateOf({ category: ikonic, product }, shelves.slice(1))?.category).toBe(toner);
  });

  it.each([
    ['a category’s own product', primer, twin],
    ['another title', huda, { ...product, title: 'Rose Bases' }],
    ['another picture', huda, { ...product, image: '/pictures/other.webp' }],
    ['no title', huda, aProduct({ id: 'b' }, 'title')],
    ['no picture', huda, aProduct({ id: 'b' }, 'image')],
  ])('is undefined for %s', (_what, category, of) => {
    expect(duplicateOf({ category, product: of }, shelves)).toBeUndefined();
  });

  it('is undefined when only other brands have the product', () => {
    expect(duplicateOf({ category: huda, product }, shelves.slice(2))).toBeUndefined();
  });
});
