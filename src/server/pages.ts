import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import {
  type Collections,
  categoryPage,
  type ItemsOf,
  type PageDefinition,
  sitePages,
} from '@/catalogue/sitePages';
import { categorySeo } from '@/seo/categorySeo';
import { contactSeo, homeSeo, reviewsSeo, visitShopSeo } from '@/seo/fixedPagesSeo';
import type { PageSeo } from '@/seo/PageSeo';
import type { Dictionary } from '@/words/Dictionary';

/** A page as the server knows it: what it shows, and its texts for search engines and previews, computed from that. */
export interface ServerPage<Shown extends Collections = Collections> extends PageDefinition<Shown> {
  seo(items: ItemsOf<Shown>, dictionary: Dictionary): PageSeo;
}

function withSeo<Shown extends Collections>(
  definition: PageDefinition<Shown>,
  seo: (items: ItemsOf<Shown>, dictionary: Dictionary) => PageSeo,
): ServerPage<Shown> {
  return { ...definition, seo };
}

function serverCategoryPage(category: Category) {
  return withSeo(categoryPage(category), ({ products }, dictionary) =>
    categorySeo(category, products, dictionary),
  );
}

/** Every page of the site: what the sitemap lists and previews are made for. */
export const allPages: readonly ServerPage[] = [
  withSeo(sitePages.home, (_items, dictionary) => homeSeo(dictionary)),
  withSeo(sitePages.visitShop, ({ photos }, dictionary) => visitShopSeo(photos, dictionary)),
  withSeo(sitePages.reviews, ({ videos }, dictionary) => reviewsSeo(videos, dictionary)),
  withSeo(sitePages.contact, (_items, dictionary) => contactSeo(dictionary)),
  ...categories.map(serverCategoryPage),
];

const byPath = new Map(allPages.map((page) => [page.path, page]));

/** The page that stands at a path; undefined for a path without one. */
export function pageAt(path: string): ServerPage | undefined {
  return byPath.get(path);
}
