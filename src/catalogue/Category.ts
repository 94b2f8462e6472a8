import type { CategorySlug, GroupSlug } from './registry';

/** One category page and the collection that feeds it (`registry`). */
export interface Category {
  readonly group: GroupSlug;
  readonly slug: CategorySlug;
  readonly formerSlugs?: readonly string[];
  readonly collection: string;
  readonly picture: string;
}
