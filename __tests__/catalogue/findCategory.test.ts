import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';

describe('findCategory', () => {
  it('finds each category by its slug', () => {
    expect(categories.map(({ slug }) => findCategory(slug))).toEqual(categories);
  });

  it.each(['', 'foundation', '/Foundation', 'Moistrizer', '__proto__', 'undefined'])(
    'throws for "%s" and names it',
    (slug) => {
      expect(() => findCategory(slug)).toThrow(`No category has the slug ${slug}`);
    },
  );
});
