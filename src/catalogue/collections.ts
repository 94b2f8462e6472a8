import { shop } from '@/shop/shop';
import { categoryPath, paths } from './addresses';
import type { Category } from './Category';
import { categories } from './categories';
import type { Photo, Product, Slide, Video } from './items';

/** The most documents that a list shows: specification, section 9; the shop may choose another number of products. */
const limits = { products: shop.shelfSize ?? 45, photos: 45, slides: 9, videos: 9 };

/** The kinds of documents and the item that each becomes. A kind also names its normaliser. */
export interface ItemOf {
  readonly product: Product;
  readonly photo: Photo;
  readonly slide: Slide;
  readonly video: Video;
}

export type ItemKind = keyof ItemOf;

/** One collection of the database. */
export interface Collection<K extends ItemKind = ItemKind> {
  /** Its name in Firestore; some names contain spaces. */
  readonly name: string;
  readonly kind: K;
  /** The path of its main page. Other pages may show the collection too. */
  readonly page: string;
  /** The most documents that are read and shown: the first ones by id. */
  readonly limit: number;
  /** The part of it that a page shows, if not all. `quoted`: the videos, with the words of three customers. */
  readonly part?: 'quoted';
}

/** The collection of a category's or brand's products. */
export function productCollection(
  category: Pick<Category, 'slug' | 'collection'>,
): Collection<'product'> {
  return {
    name: category.collection,
    kind: 'product',
    page: categoryPath(category),
    limit: limits.products,
  };
}

/** The banner records of the home page's carousel. */
export const slides: Collection<'slide'> = {
  name: 'SLIDER-HOME',
  kind: 'slide',
  page: paths.home,
  limit: limits.slides,
};

/** The photos of the shop. */
export const photos: Collection<'photo'> = {
  name: 'VISIT-SHOP',
  kind: 'photo',
  page: paths.visitShop,
  limit: limits.photos,
};

/** The videos. */
export const videos: Collection<'video'> = {
  name: 'VIDEO YOUTUBE',
  kind: 'video',
  page: paths.reviews,
  limit: limits.videos,
};

/** The same for the home page, which has room for the words of three customers and should not carry more. */
export const quotedVideos: Collection<'video'> = { ...videos, part: 'quoted' };

/** All 42 collections that the site reads. Loading, the sitemap, push and the count of reads derive from this table. */
export const collections: readonly Collection[] = [
  ...categories.map(productCollection),
  slides,
  photos,
  videos,
];

/** The collection with this name; undefined if the site has none. */
export function findCollection(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name);
}
