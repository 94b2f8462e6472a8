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
  'blush',
  'Hair-extensions',
  'Compact',
];

/** The shelves that phones show as a row of pictures on the home page: what most people look for, from both groups. */
export const firstShelves: readonly Category[] = slugs.map(findCategory);
