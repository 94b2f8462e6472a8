import type { CategorySlug, categories } from './categories';

export type CategoryGroup = (typeof categories)[number]['group'];

/** One category page and the collection that feeds it. */
export interface Category {
  readonly group: CategoryGroup;
  /** The path without its slash; exact spelling and case matter. */
  readonly slug: CategorySlug;
  /** The Firestore collection; some names contain spaces. */
  readonly collection: string;
}
