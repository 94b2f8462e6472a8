export type CategoryGroup = 'makeup' | 'hair' | 'brand';

/** One category page and the collection that feeds it. */
export interface Category {
  readonly group: CategoryGroup;
  /** The path without its slash; exact spelling and case matter. */
  readonly slug: string;
  /** The breadcrumb's title, and the page's heading. */
  readonly title: string;
  /** The Firestore collection; some names contain spaces. */
  readonly collection: string;
  /** The label in the header's menu; a category without one is not in the menu. */
  readonly menuLabel?: string;
  /** The title of the home page's card, where it differs from the breadcrumb's. */
  readonly cardTitle?: string;
}
