import type { Category } from './Category';
import type { CategorySlug } from './categories';
import { findCategory } from './findCategory';

const slugs: readonly CategorySlug[] = [
  'Foundation',
  'Eyeshadow',
  'Eye-kajol',
  'Hair-flower',
  'Hair-Machine',
  'lipe-palate',
  'Clip-kata',
  'Hair-extensions',
];

/** The shelves that phones show as a row of pictures on the home page: what most people look for, from both groups. */
export const popularShelves: readonly Category[] = slugs.map(findCategory);
