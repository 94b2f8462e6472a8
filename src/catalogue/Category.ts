import type { CategorySlug, GroupSlug } from './registry';

/** Shelves that stand together: in a menu, in the footer, in a section of the home page. */
export interface Group {
  /** The group's name in the code. It is also the id of the group's section on the home page. */
  readonly slug: GroupSlug;
}

/** One category page and the collection that feeds it (`registry`). */
export interface Category {
  readonly group: GroupSlug;
  readonly slug: CategorySlug;
  readonly formerSlugs?: readonly string[];
  readonly collection: string;
  readonly picture: string;
  readonly isAccessory?: true;
}
