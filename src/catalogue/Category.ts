/** A category's slug. The shop's rows say which exist. */
export type CategorySlug = string;

/** Shelves that stand together: in a menu, in the footer, in a section of the home page. */
export interface Group {
  /** Also the id of its section on the home page. */
  readonly slug: string;
  /** Its shelves are brands: their products stand on another shelf, too, and a mark replaces the picture. */
  readonly isBrands?: true;
}

/** One category page and the collection that feeds it. */
export interface Category {
  readonly group: string;
  /** The path without its leading slash. Spelling and letter case must match exactly. */
  readonly slug: CategorySlug;
  /** Old links, and lists on visitors' devices, still have them. */
  readonly formerSlugs?: readonly string[];
  /** The name of the collection in the database; some names contain spaces. */
  readonly collection: string;
  readonly menuPlace?: number;
  /** Its place among the shelves whose best price the home page shows first. */
  readonly homePlace?: number;
  /** Sells accessories: the home page's first row has at most one such shelf. */
  readonly isAccessory?: true;
}
