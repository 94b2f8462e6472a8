import type { Category } from '@/catalogue/Category';
import type { Photo, Product, Slide, Video } from '@/catalogue/items';
import { categoryPath, paths } from '@/catalogue/paths';
import { shelfQuery } from './shelfQuery';

/** The products of a category or brand. */
export function productsQuery(category: Pick<Category, 'slug' | 'collection'>) {
  return shelfQuery<Product>(category.collection, categoryPath(category));
}

/** The home page's slider records. */
export const slidesQuery = shelfQuery<Slide>('SLIDER-HOME', paths.home);

/** The photos of the shop. */
export const photosQuery = shelfQuery<Photo>('VISIT-SHOP', paths.visitShop);

/** The list of videos. */
export const videosQuery = shelfQuery<Video>('VIDEO YOUTUBE', paths.reviews);
