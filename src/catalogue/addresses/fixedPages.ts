import { type PageDefinition, sitePages } from './sitePages';

/** The pages of `sitePages` as a list; a file of its own, because browsers don't need it. */
export const fixedPages: readonly PageDefinition[] = Object.values(sitePages);

/** The fixed pages that search engines should index. */
export const listedPages = fixedPages.filter(({ unlisted }) => !unlisted);
