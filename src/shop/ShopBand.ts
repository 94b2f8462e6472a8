/** The home page's band of shelves, as for a festival, in one language. Safe as JSON. */
export interface ShopBand {
  readonly heading: string;
  /** The line below the heading. */
  readonly line?: string;
  /** The slugs of its shelves, in order. */
  readonly shelves: readonly string[];
}
