import type { LanguageCode } from '@/shop/LanguageCode';

/** The language of a shelf's texts: that of the page which shows it. */
export type ShelfLanguage = LanguageCode;

/** The usable documents of one collection, as a page carries them. Safe as JSON: absent fields have no key. */
export interface Shelf<Item> {
  /** Twelve hexadecimal digits. They change when the items change, and only then. */
  readonly version: string;
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
}

/** A shelf with the time of its reading. Pages leave the time out, so that an unchanged page keeps the same bytes. */
export interface DatedShelf<Item> extends Shelf<Item> {
  /** When the source was asked, in milliseconds since 1970, by the local clock of the server or browser. */
  readonly readAt: number;
}

/**
 * The site's answer when a browser asks whether its shelf is still current. An open tab may be older than the last
 * deployment: new optional fields are safe, but a different shape needs a different address.
 */
export interface ShelfAnswer<Item> {
  readonly version: string;
  /** How long ago the documents were read, in seconds. An age and not a time, because clocks of phones are wrong. */
  readonly ageSeconds: number;
  /** Present only when the browser asked with another version. */
  readonly items?: readonly Item[];
  /** As in `Shelf`; sent together with the items. */
  readonly more?: true;
}
