/** A category's slug. Any text may be one: the rows of the shop say which are. */
export type CategorySlug = string;

/** A part of the shop whose shelves stand together: in a menu, in the footer, in a section of the home page. */
export interface Group {
  /** Also the id of its section on the home page. */
  readonly slug: string;
  /**
   * Its shelves are brands: what stands on one stands on another shelf, too, and its mark is shown in place of a picture.
   */
  readonly isBrands?: true;
}

/** One category page and the collection that feeds it. */
export interface Category {
  /** The slug of its group. */
  readonly group: string;
  /** The path without its leading slash. Spelling and letter case must match exactly. */
  readonly slug: CategorySlug;
  /** Its former slugs: old links, and lists on visitors' devices, still have them. */
  readonly formerSlugs?: readonly string[];
  /** The name of the collection in the database; some names contain spaces. */
  readonly collection: string;
  /** Its place in its group's menu; absent for a category that is in no menu. */
  readonly menuPlace?: number;
  /** Its place among the shelves whose best price the home page shows first. */
  readonly homePlace?: number;
  /** It has accessories: the home page's first row has at most one such shelf. */
  readonly isAccessory?: true;
}
