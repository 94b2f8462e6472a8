import { productOnShelf } from '@/catalogue/ProductOnShelf';
import { aProduct } from '../helpers/aProduct';

const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aProduct({ id, title: `Title ${id}` }));

function idsOf(products: readonly { readonly id: string }[] = []): string {
  return products.map(({ id }) => id).join('');
}

describe('productOnShelf', () => {
  it.each([
    ['a', 'bcde'],
    ['c', 'defa'],
    ['f', 'abcd'],
  ])('gives for %s the others %s', (id, others) => {
    const onShelf = productOnShelf(six, id);
    expect(onShelf?.product).toEqual(aProduct({ id, title: `Title ${id}` }));
    expect(idsOf(onShelf?.others)).toBe(others);
  });

  it('has no others for the only product on a shelf', () => {
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
      others: [
        { id: 'b', soldOut: true },
        { id: 'c', title, price: 0, image },
      ],
    });
  });

  it('is undefined when the product left its shelf', () => {
    expect(productOnShelf(six, 'g')).toBeUndefined();
  });
});
