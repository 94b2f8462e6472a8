import { findByIdPart, findProduct, idPartOf } from '@/catalogue/addresses/idPart';
import {
  categories,
  categoriesOf,
  findCategory,
  groups,
  neighbours,
  suggestedCategories,
} from '@/catalogue/categories';
import { productOnShelf } from '@/catalogue/ProductOnShelf';
import { aProduct } from '../helpers/aProduct';
import fc from '../helpers/fastCheck';

describe('findCategory', () => {
  it('finds each category by its slug', () => {
    expect(categories.map(({ slug }) => findCategory(slug))).toEqual(categories);
  });

  it.each(['', 'foundation', '/Foundation', 'Moistrizer', '__proto__', 'undefined'])(
    'throws for "%s" with the slug in the message',
    (slug) => {
      expect(() => findCategory(slug)).toThrow(`No category has the slug ${slug}`);
    },
  );
});

describe('categoriesOf', () => {
  it('put every category into a group', () => {
    expect(groups.flatMap(categoriesOf)).toEqual(categories);
  });
});

const shelf = [{ id: 'Ab' }, { id: 'aB' }, { id: '01-Rose' }, { id: 'a-b' }];

describe('findProduct', () => {
  it.each([
    ['any-name-Ab', 'Ab'],
    ['aB', 'aB'],
    ['-01_Rose', '01-Rose'],
    ['rose-gloss-01_rose', '01-Rose'],
    ['A_B', 'a-b'],
  ])('resolves %s to the product %s', (segment, id) => {
    expect(findProduct(shelf, segment)).toEqual({ id });
  });

  it.each(['ab', 'rose-AB', 'x', '', '-', '01-Rose', '~', '01_rosé'])(
    'finds none for %j',
    (segment) => {
      expect(findProduct(shelf, segment)).toBeUndefined();
    },
  );
});

describe('findProduct by the prefix of an id', () => {
  const begun = [{ id: 'Qx7LmN20aa' }, { id: 'Qx7LmN20ab' }, { id: 'Rose' }, { id: 'Rose01' }];

  it.each([
    ['rose-gloss-Qx7LmN20aa', 'Qx7LmN20aa'],
    ['Rose01', 'Rose01'],
  ])('prefers an exact id to a prefix: %s', (segment, id) => {
    expect(findProduct(begun, segment)).toEqual({ id });
  });

  it.each([
    ['rose-Qx7LmN', [{ id: 'Qx7LmN20aa' }], 'Qx7LmN20aa'],
    ['rose-Qx7LmN', begun, undefined],
    ['rose-Qx7Lm', [{ id: 'Qx7LmN20aa' }], undefined],
    ['rose-qx7lmn', [{ id: 'Qx7LmN20aa' }], undefined],
  ])('resolves %s by a unique prefix of at least six characters: case %#', (...row) => {
    const [segment, products, id] = row;
    expect(findProduct(products, segment)?.id).toBe(id);
  });
});

describe('findByIdPart', () => {
  it('needs the exact id', () => {
    expect(findByIdPart(shelf, '01_Rose')).toEqual({ id: '01-Rose' });
    expect(findByIdPart(shelf, '01_rose')).toBeUndefined();
  });
});

describe('idPartOf', () => {
  it('is the part after the last hyphen', () => {
    expect(['a-b-c_d', 'c', '', 'a-'].map(idPartOf)).toEqual(['c_d', 'c', '', '']);
  });
});

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

describe('neighbours', () => {
  it.each([
    ['Foundation', ['Eyeshadow', 'Concealer-palate', 'Moistraizer']],
    ['Eye-kajol', ['Foundation', 'Eyeshadow', 'Concealer-palate']],
    ['ikonic-brand', ['carnival-brand', 'huda-brand', 'MakezmiaBrand']],
  ])('of %s are the next three of its group, wrapping round the end', (slug, next) => {
    expect(neighbours(findCategory(slug), 3).map((category) => category.slug)).toEqual(next);
  });

  it('are at most the others in the group', () => {
    expect(neighbours(findCategory('huda-brand'), 9)).toHaveLength(3);
  });
});

function likely(...nearest: string[]): string[] {
  return suggestedCategories(nearest.map(findCategory)).map(({ slug }) => slug);
}

describe('suggestedCategories', () => {
  it.each([
    [[], ['Foundation', 'Eyeshadow', 'Concealer-palate', 'Moistraizer']],
    [['Wax-stick'], ['Wax-stick', 'Clip-kata', 'bun-stuffing', 'Hair-flower']],
    [
      ['hard-spray', 'Shine-spray', 'Texture-spray'],
      ['hard-spray', 'Shine-spray', 'Texture-spray', 'hair-cover'],
    ],
  ])('for %j are %j', (nearest, expected) => {
    expect(likely(...nearest)).toEqual(expected);
  });

  it('are at least four distinct categories, the given ones first', () => {
    const some = fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 6 });
    fc.assert(
      fc.property(some, (nearest) => {
        const shown = suggestedCategories(nearest);
        expect(shown.length).toBeGreaterThanOrEqual(4);
        expect(shown.slice(0, nearest.length)).toEqual(nearest);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
