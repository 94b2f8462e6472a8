import { type PageDefinition, sitePages } from './sitePages';

/** The pages of `sitePages` as a list. It is apart from them, because browsers need no list. */
export const fixedPages: readonly PageDefinition[] = Object.values(sitePages);

/** Those that search engines should index. */
export const listedPages = fixedPages.filter(({ unlisted }) => !unlisted);
