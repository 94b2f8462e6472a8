import { categories } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { neighbours } from '@/catalogue/neighbours';

describe('neighbours', () => {
  it.each([
    ['Foundation', ['Eyeshadow', 'Concealer-palate', 'Moistraizer']],
    ['Fixer', ['Compact', 'Toner', 'Blender']],
    ['Eye-kajol', ['Foundation', 'Eyeshadow', 'Concealer-palate']],
    ['Spray-applicator', ['Eyedummy', 'Hair-Machine', 'hair-dummy']],
    ['ikonic-brand', ['carnival-brand', 'huda-brand', 'MakezmiaBrand']],
  ])('of %s are the next three of its group, round the end', (slug, next) => {
    expect(neighbours(findCategory(slug), 3).map((category) => category.slug)).toEqual(next);
  });

  it('are never the category itself, nor one twice', () => {
    for (const category of categories) {
      const slugs = neighbours(category, 3).map(({ slug }) => slug);
      expect(new Set([category.slug, ...slugs]).size).toBe(4);
    }
  });

  it('are no more than the group has', () => {
    expect(neighbours(findCategory('huda-brand'), 9)).toHaveLength(3);
  });
});
