import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';

describe('findCategory', () => {
  it.each(categories)('finds $title by its slug $slug', (category) => {
    expect(findCategory(category.slug)).toBe(category);
  });

  it.each(['', 'foundation', '/Foundation', 'Moistrizer', '__proto__', 'undefined'])(
    'throws for "%s" and names it',
    (slug) => {
      expect(() => findCategory(slug)).toThrow(`No category has the slug ${slug}`);
    },
  );
});
