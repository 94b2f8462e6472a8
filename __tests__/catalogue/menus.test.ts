import type { Category } from '@/catalogue/Category';
import { menus } from '@/catalogue/menus';
import { menuLabel } from '@/messages/CategoryLabels';
import { sharedMessages } from '@/messages/en/sharedMessages';

function labelsAndSlugs(menu: readonly Category[]): string[] {
  return menu.map(({ slug }) => `${menuLabel(sharedMessages.categories[slug])} -> ${slug}`);
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

  it.each(['makeup', 'hair'] as const)('have in %s only categories of that group', (group) => {
    expect(new Set(menus[group].map((category) => category.group))).toEqual(new Set([group]));
  });
});
