import { categories } from '@/catalogue/categories';

/** The part with the pages that are no category's and no product's. */
export const FIXED_PAGES = 'pages';

/**
 * The names of the sitemap's parts: the fixed pages, and each group of categories with its products. A file may have 50,000
 * addresses and 50 MB; the largest group has 19 shelves of 45 products (sitemaps.org, "Protocol").
 */
export const sitemapParts: readonly string[] = [
  FIXED_PAGES,
  ...new Set(categories.map(({ group }) => group)),
];

/** The path of a part. */
export function sitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}
