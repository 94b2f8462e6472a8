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
import { categoryIntros } from '@/words/categoryIntros';

/** A page as the server knows it: what it shows, and its texts for search engines and previews, computed from that. */
export interface ServerPage<Shown extends Collections = Collections> extends PageDefinition<Shown> {
  seo(items: ItemsOf<Shown>): PageSeo;
}

function withSeo<Shown extends Collections>(
  definition: PageDefinition<Shown>,
  seo: (items: ItemsOf<Shown>) => PageSeo,
): ServerPage<Shown> {
  return { ...definition, seo };
}

function serverCategoryPage(category: Category & { slug: keyof typeof categoryIntros }) {
  return withSeo(categoryPage(category), ({ products }) =>
    categorySeo(category, categoryIntros[category.slug], products),
  );
}

/** Every page of the site: what the sitemap lists and previews are made for. */
export const allPages: readonly ServerPage[] = [
  withSeo(sitePages.home, homeSeo),
  withSeo(sitePages.visitShop, ({ photos }) => visitShopSeo(photos)),
  withSeo(sitePages.reviews, ({ videos }) => reviewsSeo(videos)),
  withSeo(sitePages.contact, contactSeo),
  ...categories.map(serverCategoryPage),
];

const byPath = new Map(allPages.map((page) => [page.path, page]));

/** The page that stands at a path; undefined for a path without one. */
export function pageAt(path: string): ServerPage | undefined {
  return byPath.get(path);
}
