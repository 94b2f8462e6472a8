import { nearestProducts } from '@/answers/notFound/nearestProducts';
import { aProduct } from '../../helpers/aProduct';

const shelf = ['Rose Blush', 'Peach Blush', 'Coral Stick', 'Wine Stick', 'Rose Drop'].map(
  (title, index) => aProduct({ id: String(index), title }),
);

function titles(segment: string): (string | undefined)[] {
  return nearestProducts(shelf, segment).map(({ title }) => title);
}

describe('nearestProducts', () => {
  it('gives four products, the most similar name first', () => {
    expect(titles('rose-blosh-77')).toHaveLength(4);
    expect(titles('rose-blosh-77')[0]).toBe('Rose Blush');
    expect(titles('CORAL-sticks-77')[0]).toBe('Coral Stick');
  });

  it.each(['', '-', '77', 'x'.repeat(10_000)])('also gives four for %#', (segment) => {
    expect(nearestProducts(shelf, segment)).toHaveLength(4);
  });

  it('gives fewer when the shelf has fewer', () => {
    expect(nearestProducts([{ id: 'a' }], 'b-c')).toEqual([{ id: 'a' }]);
    expect(nearestProducts([], 'b-c')).toEqual([]);
  });
});
