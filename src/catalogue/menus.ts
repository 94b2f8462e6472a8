import type { Category } from './Category';
import type { CategorySlug } from './categories';
import { findCategory } from './findCategory';

const makeupMenu: readonly CategorySlug[] = [
  'Foundation',
  'Eyeshadow',
  'Concealer-palate',
  'Moistraizer',
  'Primer',
  'lipe-palate',
  'Highlighter',
  'blush',
  'Fixer',
  'Blender',
  'Compact',
  'Toner',
];

const hairMenu: readonly CategorySlug[] = [
  'Hair-Machine',
  'Hair-flower',
  'hair-dummy',
  'Eyedummy',
  'hard-spray',
  'Hair-extensions',
  'Shine-spray',
  'Texture-spray',
  'bun-stuffing',
  'Clip-kata',
  'hair-cover',
  'Hair-Gador',
  'Clipbox',
];

/** The header's two menus, in the specification's order (section 2). The home page's order is different. */
export const menus: Readonly<Record<'makeup' | 'hair', readonly Category[]>> = {
  makeup: makeupMenu.map(findCategory),
  hair: hairMenu.map(findCategory),
};
