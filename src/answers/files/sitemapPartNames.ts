import { categories } from '@/catalogue/categories';

/** All pages of no category. No slug begins with an underscore. */
export const FIXED_PAGES = '_pages';

/** The fixed pages, and each shelf with its products. A file may have 50,000 addresses (sitemaps.org, "Protocol"). */
export const sitemapPartNames: readonly string[] = [
  FIXED_PAGES,
  ...categories.map(({ slug }) => slug),
];

/** The path of a sitemap part. */
export function sitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}
