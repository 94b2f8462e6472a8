/** The usable documents of one collection, and when they were read. Safe as JSON: an absent field is no key. */
export interface Shelf<Item> {
  /** Milliseconds since 1970 at which the source was asked. */
  readonly readAt: number;
  readonly items: readonly Item[];
  /** Set in the browser when the site itself had nothing newer to give: its database is out of reach. */
  readonly outdated?: boolean;
}
