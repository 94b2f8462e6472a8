import {
  categories,
  categoriesOf,
  findCategory,
  groups,
  neighbours,
  suggestedCategories,
} from '@/catalogue/categories';
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

describe('categories', () => {
  it('have slugs that need no encoding in an address', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[A-Za-z][A-Za-z-]*$/.test(slug))).toEqual([]);
  });
});
