/** The usable documents of one collection, as a page carries them. Safe as JSON: absent fields have no key. */
export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
}
