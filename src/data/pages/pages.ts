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
  howToBuySeo,
  offersSeo,
  privacySeo,
  reviewsSeo,
  shortlistSeo,
  visitShopSeo,
} from '@/seo/fixedPagesSeo';
import type { PageSeo } from '@/seo/PageSeo';
import { productSeo } from '@/seo/productSeo';
import type { ShopHours } from '@/shop/ShopHours';

/** A page on the server: its collections, and its texts for search engines and previews, computed from their items. */
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

/** A product's page. `seo` throws without the product: such a page is never rendered. */
function serverProductPage(category: Category, segment: string) {
  return withSeo(productPage(category, segment), ({ onShelf: [onShelf] }, dictionary) => {
    if (!onShelf) throw new Error(`${segment} is not on the shelf ${category.slug}`);
    return productSeo(category, onShelf.product, dictionary);
  });
}

/** Every page in the sitemap, except those of products. */
export const allPages: readonly ServerPage[] = [
  withSeo(sitePages.home, (_items, dictionary, hours) => homeSeo(dictionary, hours)),
  withSeo(sitePages.visitShop, ({ photos }, dictionary) => visitShopSeo(photos, dictionary)),
  withSeo(sitePages.reviews, ({ videos }, dictionary) => reviewsSeo(videos, dictionary)),
  withSeo(sitePages.contact, (_items, dictionary, hours) => contactSeo(dictionary, hours)),
  withSeo(sitePages.offers, ({ offers: [offers] }, dictionary) => offersSeo(offers, dictionary)),
  withSeo(sitePages.howToBuy, (_items, dictionary) => howToBuySeo(dictionary)),
  ...categories.map(serverCategoryPage),
];

/** All pages with a preview, except those of products. The shortlist has one too, because visitors share its link. */
export const previewedPages: readonly ServerPage[] = [
  ...allPages,
  withSeo(sitePages.shortlist, (_items, dictionary) => shortlistSeo(dictionary)),
  withSeo(sitePages.privacy, (_items, dictionary) => privacySeo(dictionary)),
];

const byPath = new Map(previewedPages.map((page) => [page.path, page]));

/**
 * The page at a path; undefined when there is none. For a path below a shelf it does not check whether the product
 * exists: only the shelf's reading can tell.
 */
export function pageAt(path: string): ServerPage | undefined {
  return byPath.get(path) ?? productPageAt(path);
}

function productPageAt(path: string): ServerPage | undefined {
  const [, slug = '', segment = ''] = path.match(/^\/([^/]+)\/([^/]+)$/) ?? [];
  return productPageOf(slug, decodeURIComponent(segment));
}

/** The product page at `/<slug>/<segment>`, whether or not the product exists; undefined for an unknown category. */
export function productPageOf(slug: string, segment: string): ServerPage | undefined {
  const category = categories.find((row) => row.slug === slug);
  return category && serverProductPage(category, segment);
}
