import { findCategory } from '@/catalogue/addresses/findCategory';
import { categories } from '@/catalogue/categories';
import { neighbours, suggestedCategories } from '@/catalogue/neighbours';
import fc from '../helpers/fastCheck';

describe('neighbours', () => {
  it.each([
    ['Foundation', ['Eyeshadow', 'Concealer-palate', 'Moistraizer']],
    ['Fixer', ['Compact', 'Toner', 'Blender']],
    ['Eye-kajol', ['Foundation', 'Eyeshadow', 'Concealer-palate']],
    ['Spray-applicator', ['Eyedummy', 'Hair-Machine', 'hair-dummy']],
    ['ikonic-brand', ['carnival-brand', 'huda-brand', 'MakezmiaBrand']],
  ])('of %s are the next three of its group, wrapping round the end', (slug, next) => {
    expect(neighbours(findCategory(slug), 3).map((category) => category.slug)).toEqual(next);
  });

  it('never contain the category itself, nor one twice', () => {
    for (const category of categories) {
      const slugs = neighbours(category, 3).map(({ slug }) => slug);
      expect(new Set([category.slug, ...slugs]).size).toBe(4);
    }
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
    [['ikonic-brand'], ['ikonic-brand', 'carnival-brand', 'huda-brand', 'MakezmiaBrand']],
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
