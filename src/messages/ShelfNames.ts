import type { CategorySlug, GroupSlug } from '@/catalogue/registry';
import type { CategoryLabels } from './CategoryLabels';

interface GroupLabels {
  /** The group's name in running text. */
  readonly title: string;
  /** Its name in header and footer, if it differs. */
  readonly menu?: string;
  /** Its heading on the home page, if it differs. */
  readonly heading?: string;
  /** The text of the link to that section, if it differs. */
  readonly all?: string;
}

/** What groups and shelves are called in one language. */
export interface ShelfNames {
  readonly groups: Readonly<Record<GroupSlug, GroupLabels>>;
  readonly shelves: Readonly<Record<CategorySlug, CategoryLabels>>;
}
