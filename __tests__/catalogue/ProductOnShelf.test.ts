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
  ])('of %s has beside it %s and %s, and then shows %s', (id, previous, next, others) => {
    const onShelf = productOnShelf(shelf, id);
    expect(onShelf?.product).toEqual(aProduct({ id, title: `Title ${id}` }));
    expect([onShelf?.previous?.id, onShelf?.next?.id]).toEqual([previous, next]);
    expect(idsOf(onShelf?.others)).toBe(others);
  });

  it('of the only product on a shelf is that product', () => {
    expect(productOnShelf([aProduct({ id: 'a' })], 'a')).toEqual({
      product: aProduct({ id: 'a' }),
      others: [],
    });
  });

  it('has of the others what a small card shows, and no key for what is absent', () => {
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

  it('is none where the product left', () => {
    expect(productOnShelf(shelf, 'g')).toBeUndefined();
  });
});
