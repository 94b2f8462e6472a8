import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { categoryPath, paths } from '@/catalogue/paths';
import { categorySeo } from '@/seo/categorySeo';
import { contactSeo, homeSeo, reviewsSeo, visitShopSeo } from '@/seo/fixedPagesSeo';
import type { PageSeo } from '@/seo/PageSeo';
import { photosQuery, productsQuery, slidesQuery, videosQuery } from '@/shelves/shelves';
import { introOf } from './introOf';
import { load, readers, type ShelfLoad } from './shelves/loadShelves';
import type { ItemsOf } from './shelves/shelvesOf';

/** What a page is made of on the server: the collections it shows, and its texts computed from them. */
export interface PageRecipe {
  readonly path: string;
  readonly loads: readonly ShelfLoad[];
  readonly seo: (itemsOf: ItemsOf) => PageSeo;
}

const photos = load(photosQuery, readers.photos);
const videos = load(videosQuery, readers.videos);

/** The four pages that are no category's. */
export const fixedPages = {
  home: {
    path: paths.home,
    loads: [load(slidesQuery, readers.slides), videos, photos],
    seo: homeSeo,
  },
  contact: { path: paths.contact, loads: [], seo: contactSeo },
  reviews: {
    path: paths.reviews,
    loads: [videos],
    seo: (itemsOf) => reviewsSeo(itemsOf(videosQuery)),
  },
  visitShop: {
    path: paths.visitShop,
    loads: [photos],
    seo: (itemsOf) => visitShopSeo(itemsOf(photosQuery)),
  },
} satisfies Record<string, PageRecipe>;

/** A category's page. */
export function categoryPage(category: Category): PageRecipe {
  const query = productsQuery(category);
  return {
    path: categoryPath(category),
    loads: [load(query, readers.products)],
    seo: (itemsOf) => categorySeo(category, introOf(category), itemsOf(query)),
  };
}

/** Every page of the site: what the sitemap lists and previews are made for. */
export const allPages: readonly PageRecipe[] = [
  ...Object.values(fixedPages),
  ...categories.map(categoryPage),
];
