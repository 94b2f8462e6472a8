import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import {
  type Collections,
  categoryPage,
  type ItemsOf,
  type PageDefinition,
  productPage,
  sitePages,
} from '@/catalogue/sitePages';
import type { Dictionary } from '@/messages/Dictionary';
import { categorySeo } from '@/seo/categorySeo';
import {
  contactSeo,
  homeSeo,
  privacySeo,
  reviewsSeo,
  shortlistSeo,
  visitShopSeo,
} from '@/seo/fixedPagesSeo';
import type { PageSeo } from '@/seo/PageSeo';
import { productSeo } from '@/seo/productSeo';
import type { ShopHours } from '@/shop/ShopHours';

/** A page as the server knows it: what it shows, and its texts for search engines and previews, computed from that. */
export interface ServerPage<Shown extends Collections = Collections> extends PageDefinition<Shown> {
  seo(items: ItemsOf<Shown>, dictionary: Dictionary, hours?: ShopHours): PageSeo;
}

function withSeo<Shown extends Collections>(
  definition: PageDefinition<Shown>,
  seo: ServerPage<Shown>['seo'],
): ServerPage<Shown> {
  return { ...definition, seo };
}

function serverCategoryPage(category: Category) {
  return withSeo(categoryPage(category), ({ products }, dictionary) =>
    categorySeo(category, products, dictionary),
  );
}

/** The page of a product, as its address has it. Without the product no such page is made. */
function serverProductPage(category: Category, segment: string) {
  return withSeo(productPage(category, segment), ({ onShelf: [onShelf] }, dictionary) => {
    if (!onShelf) throw new Error(`${segment} is not on the shelf ${category.slug}`);
    return productSeo(category, onShelf.product, dictionary);
  });
}

/** Every page of the site but those of products that the sitemap lists. */
export const allPages: readonly ServerPage[] = [
  withSeo(sitePages.home, (_items, dictionary, hours) => homeSeo(dictionary, hours)),
  withSeo(sitePages.visitShop, ({ photos }, dictionary) => visitShopSeo(photos, dictionary)),
  withSeo(sitePages.reviews, ({ videos }, dictionary) => reviewsSeo(videos, dictionary)),
  withSeo(sitePages.contact, (_items, dictionary, hours) => contactSeo(dictionary, hours)),
  ...categories.map(serverCategoryPage),
];

/** The pages that previews are made for: whoever gets the link of a list sees one too. */
export const previewedPages: readonly ServerPage[] = [
  ...allPages,
  withSeo(sitePages.shortlist, (_items, dictionary) => shortlistSeo(dictionary)),
  withSeo(sitePages.privacy, (_items, dictionary) => privacySeo(dictionary)),
];

const byPath = new Map(previewedPages.map((page) => [page.path, page]));

/** The page that stands at a path, or would for a product of which only the shelf knows; undefined for a path without one. */
export function pageAt(path: string): ServerPage | undefined {
  return byPath.get(path) ?? productPageAt(path);
}

function productPageAt(path: string): ServerPage | undefined {
  const [, slug = '', segment = ''] = path.match(/^\/([^/]+)\/([^/]+)$/) ?? [];
  return productPageOf(slug, decodeURIComponent(segment));
}

/** The page below a category's that the last part of an address means; undefined where there is no such category. */
export function productPageOf(slug: string, segment: string): ServerPage | undefined {
  const category = categories.find((row) => row.slug === slug);
  return category && serverProductPage(category, segment);
}
