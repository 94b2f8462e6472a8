/** The band of shelves on the home page, as for a festival, in the language of a page. Safe as JSON. */
export interface ShopBand {
  readonly heading: string;
  /** The line below the heading. */
  readonly line?: string;
  /** The slugs of its shelves, in their order. */
  readonly shelves: readonly string[];
}
