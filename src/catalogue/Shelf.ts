/** The usable documents of one collection as a page carries them. Safe as JSON: an absent field is no key. */
export interface Shelf<Item> {
  /** Twelve hexadecimal digits that change with the items and with nothing else. */
  readonly version: string;
  readonly items: readonly Item[];
  /** The collection has more documents than are shown. */
  readonly more?: true;
}

/** A shelf and when its documents were read: never part of a page, for an unchanged page should renew to the same bytes. */
export interface ReadShelf<Item> extends Shelf<Item> {
  /** Milliseconds since 1970 at which the source was asked, by the clock of who holds this. */
  readonly readAt: number;
}

/**
 * What the site answers a browser that asks whether its shelf is still right. A tab may have been opened before the last
 * deployment: items may gain optional fields, but one of another shape needs another address.
 */
export interface ShelfAnswer<Item> {
  readonly version: string;
  /** How long ago the documents were read, in seconds: an age, for phones' clocks are wrong. */
  readonly ageSeconds: number;
  /** Only where the asked version is another. */
  readonly items?: readonly Item[];
  /** As in `Shelf`, with the items. */
  readonly more?: true;
}
