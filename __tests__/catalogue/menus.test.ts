import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { menus } from '@/catalogue/menus';

const every: readonly Category[] = categories;

function labelsAndSlugs(menu: readonly Category[]): string[] {
  return menu.map(({ menuLabel, slug }) => `${menuLabel} -> ${slug}`);
}

describe('menus', () => {
  it('show the makeup entries of the specification in its order', () => {
    expect(labelsAndSlugs(menus.makeup)).toEqual([
      'Foundation -> Foundation',
      'Eyeshadow -> Eyeshadow',
      'Concealer palate -> Concealer-palate',
      'Moisturizer -> Moistraizer',
      'Primer -> Primer',
      'Lipe palate -> lipe-palate',
      'Highlighter -> Highlighter',
      'Blush -> blush',
      'Fixer -> Fixer',
      'Blender -> Blender',
      'Compact powder -> Compact',
      'Toner -> Toner',
    ]);
  });

  it('show the hair entries of the specification in its order', () => {
    expect(labelsAndSlugs(menus.hair)).toEqual([
      'Hair Machine -> Hair-Machine',
      'Hair Flower -> Hair-flower',
      'Hair Dummy -> hair-dummy',
      'Eye Dummy -> Eyedummy',
      'Hard Spry -> hard-spray',
      'Hair Extensions -> Hair-extensions',
      'Shine Spry -> Shine-spray',
      'Texture Spry -> Texture-spray',
      'Bun & Stuffing -> bun-stuffing',
      'Clip & Kata -> Clip-kata',
      'Hair cover Spry -> hair-cover',
      'Gador -> Hair-Gador',
      'Clip Box -> Clipbox',
    ]);
  });

  it('show every category that has a label, and no other', () => {
    const labelled = every.filter(({ menuLabel }) => menuLabel !== undefined);
    expect(new Set([...menus.makeup, ...menus.hair])).toEqual(new Set(labelled));
  });

  it.each(['makeup', 'hair'] as const)('have in %s only rows of that group', (group) => {
    expect(new Set(menus[group].map((category) => category.group))).toEqual(new Set([group]));
  });
});
