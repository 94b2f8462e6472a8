import { categories } from '@/catalogue/categories';

/** The part with all pages that belong to neither a category nor a product. */
export const FIXED_PAGES = 'pages';

/**
 * The names of the sitemap's parts: the fixed pages, and each group of categories with its products. A file may have
 * 50,000 addresses and 50 MB (sitemaps.org, "Protocol"); the largest group has 19 shelves of 300 products at most.
 */
export const sitemapParts: readonly string[] = [
  FIXED_PAGES,
  ...new Set(categories.map(({ group }) => group)),
];

/** The path of a sitemap part. */
export function sitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}
