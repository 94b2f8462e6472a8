import type { Category } from './categories';
import type { Photo, Product, Slide, Video } from './items';
import type { ShopNotice } from './ShopNotice';

/** The most items of a list (specification, section 9). */
const limits = { products: 45, photos: 45, slides: 9, videos: 9 };

/** The kinds of documents and the item that each becomes. */
export interface ItemOf {
  readonly product: Product;
  readonly photo: Photo;
  readonly slide: Slide;
  readonly video: Video;
  readonly notice: ShopNotice;
}

export type ItemKind = keyof ItemOf;

/** One collection of the database. */
export interface Collection<K extends ItemKind = ItemKind> {
  /** Its name in Firestore; some names contain spaces. */
  readonly name: string;
  readonly kind: K;
  /** The most documents that are read and shown: the first ones by id. */
  readonly limit: number;
  /** The id of the one document that counts, whatever others there are; where it lacks, the first. */
  readonly document?: string;
  /** Which part of the items a page shows, if not all. `quoted`: see `homeVideos` in `readForPage`. */
  readonly part?: 'quoted';
}

/** The usable documents of one collection, as a page carries them. Safe as JSON: absent fields have no key. */
export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
}

/** The collection of a category's or brand's products. */
export function productCollection({
  collection,
}: Pick<Category, 'collection'>): Collection<'product'> {
  return { name: collection, kind: 'product', limit: limits.products };
}

/** The names of the collections that are not shelves. */
export const shopCollections = {
  slides: 'SLIDER-HOME',
  photos: 'VISIT-SHOP',
  videos: 'VIDEO YOUTUBE',
  /** One document, `shop`: opening hours, holidays, delivery. */
  notice: 'SHOP',
  /** What the last runs of `catalogue:sync` took. firestore.rules lets nobody read it. */
  sync: 'CATALOGUE-SYNC',
  /** One document, `last`: when `catalogue:sync` last read the sheet, and which tabs waited. */
  sheet: 'CATALOGUE-SHEET',
} as const;

/** The banners of the home page's carousel. */
export const slides: Collection<'slide'> = {
  name: shopCollections.slides,
  kind: 'slide',
  limit: limits.slides,
};

export const photos: Collection<'photo'> = {
  name: shopCollections.photos,
  kind: 'photo',
  limit: limits.photos,
};

export const videos: Collection<'video'> = {
  name: shopCollections.videos,
  kind: 'video',
  limit: limits.videos,
};

/** What visitors should know before they come or order: one document. */
export const shopNotice: Collection<'notice'> = {
  name: shopCollections.notice,
  kind: 'notice',
  limit: 1,
  document: 'shop',
};

/** The videos as the home page shows them: see `homeVideos` in `readForPage`. */
export const quotedVideos: Collection<'video'> = { ...videos, part: 'quoted' };
