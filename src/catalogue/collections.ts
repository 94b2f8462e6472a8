import { categoryPath, paths } from './addresses';
import type { Category } from './Category';
import { categories } from './categories';
import type { Photo, Product, Slide, Video } from './items';

/** How many documents a list shows at most: specification, section 9. There is no paging. */
const limits = { products: 45, photos: 45, slides: 9, videos: 9 } as const;

/** The kinds of records that the shop keeps, and what the site makes of each. A kind also names its normaliser. */
export interface ItemOf {
  readonly product: Product;
  readonly photo: Photo;
  readonly slide: Slide;
  readonly video: Video;
}

export type Kind = keyof ItemOf;

/** One collection of the database. */
export interface Collection<K extends Kind = Kind> {
  /** Its name in Firestore; some names contain spaces. */
  readonly name: string;
  readonly kind: K;
  /** The path of the page that it is for. Others may show it too. */
  readonly page: string;
  /** How many documents are read and shown at most: the first ones in the order of their ids. */
  readonly limit: number;
}

/** The collection of a category's or brand's products. */
export function productsOf(category: Pick<Category, 'slug' | 'collection'>): Collection<'product'> {
  return {
    name: category.collection,
    kind: 'product',
    page: categoryPath(category),
    limit: limits.products,
  };
}

/** The slider records of the home page. */
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

/** The list of videos. */
export const videos: Collection<'video'> = {
  name: 'VIDEO YOUTUBE',
  kind: 'video',
  page: paths.reviews,
  limit: limits.videos,
};

/** The table of all 42 collections that the site reads. Loads, sitemap, push and the count of reads derive from it. */
export const collections: readonly Collection[] = [
  ...categories.map(productsOf),
  slides,
  photos,
  videos,
];

/** The collection of this name; undefined when the site has none. */
export function findCollection(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name);
}
