import { categories } from '@/catalogue/categories';

/** The part with all pages that belong to neither a category nor a product. No slug has an underscore. */
export const FIXED_PAGES = '_pages';

/**
 * The names of the sitemap's parts: the fixed pages, and each shelf with its products. A file may have 50,000 addresses
 * and 50 MB (sitemaps.org, "Protocol"); a shelf can show 300 products with six pictures each.
 */
export const sitemapPartNames: readonly string[] = [
  FIXED_PAGES,
  ...categories.map(({ slug }) => slug),
];

/** The path of a sitemap part. */
export function sitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}
