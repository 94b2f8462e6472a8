import type { CategorySlug, categories } from './categories';

export type CategoryGroup = (typeof categories)[number]['group'];

/** One category page and the Firestore collection that feeds it. */
export interface Category {
  readonly group: CategoryGroup;
  /** The path without its leading slash. Spelling and letter case must match exactly. */
  readonly slug: CategorySlug;
  /** The Firestore collection; some names contain spaces. */
  readonly collection: string;
}
