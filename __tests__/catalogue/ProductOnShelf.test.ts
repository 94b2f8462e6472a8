import { productOnShelf } from '@/catalogue/ProductOnShelf';
import { aProduct } from '../helpers/aProduct';

const shelf = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aProduct({ id, title: `Title ${id}` }));

function idsOf(products: readonly { readonly id: string }[] = []): string {
  return products.map(({ id }) => id).join('');
}

describe('productOnShelf', () => {
  it.each([
    ['a', undefined, 'b', 'bcde'],
    ['c', 'b', 'd', 'defa'],
    ['f', 'e', undefined, 'abcd'],
  ])(
    'gives for %s the previous %s, the next %s and the others %s',
    (id, previous, next, others) => {
      const onShelf = productOnShelf(shelf, id);
      expect(onShelf?.product).toEqual(aProduct({ id, title: `Title ${id}` }));
      expect([onShelf?.previous?.id, onShelf?.next?.id]).toEqual([previous, next]);
      expect(idsOf(onShelf?.others)).toBe(others);
    },
  );

  it('has no neighbours for the only product on a shelf', () => {
    expect(productOnShelf([aProduct({ id: 'a' })], 'a')).toEqual({
      product: aProduct({ id: 'a' }),
      others: [],
    });
  });

  it('has only the fields of a small card for the others, and no key for absent ones', () => {
    const others = [
      { id: 'b', description: 'long', soldOut: true as const },
      aProduct({ id: 'c', price: 0 }),
    ];
    const { title, image } = aProduct();
    expect(productOnShelf([{ id: 'a' }, ...others], 'a')).toStrictEqual({
      product: { id: 'a' },
      next: { id: 'b' },
      others: [
        { id: 'b', soldOut: true },
        { id: 'c', title, price: 0, image },
      ],
    });
  });

  it('is undefined when the product left its shelf', () => {
    expect(productOnShelf(shelf, 'g')).toBeUndefined();
  });
});
