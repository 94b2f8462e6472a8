import { categories } from '@/catalogue/categories';

/** The part with the fixed pages. Its name is no category's, because no slug begins with an underscore. */
export const FIXED_PAGES = '_pages';

/**
 * The sitemap's parts: one for the fixed pages, one for each shelf and its products. A file may have 50,000 addresses
 * (sitemaps.org, "Protocol").
 */
export const sitemapPartNames: readonly string[] = [
  FIXED_PAGES,
  ...categories.map(({ slug }) => slug),
];

/** The path of a sitemap part. */
export function sitemapPartPath(part: string): string {
  return `/sitemap/${part}.xml`;
}
