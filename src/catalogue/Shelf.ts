/** The usable documents of one collection, as a page carries them. Safe as JSON: absent fields have no key. */
export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
}

/** A shelf with the time of its reading. Pages leave the time out, so that an unchanged page keeps the same bytes. */
export interface DatedShelf<Item> extends Shelf<Item> {
  /** When the source was asked, in milliseconds since 1970, by the clock of the server or browser. */
  readonly readAt: number;
}
