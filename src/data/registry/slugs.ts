import { fixedPages } from '../../catalogue/fixedPages';
import { translatedCodes } from '../../shop/translatedCodes';

/** The longest slug, in characters. */
const LONGEST = 60;

/** What the site itself has at its top: pages, folders of public/, and files that are made for each request. */
const reserved = new Set(
  [
    ...fixedPages.map(({ path }) => path),
    ...translatedCodes,
    ...['api', 'catalogue', 'feeds', 'fonts', 'icons', 'pictures', 'screenshots', 'sitemap'],
    ...['404', '500', 'index', 'page', '_next'],
  ].map((path) => path.split('/').find(Boolean)?.toLowerCase()),
);

/**
 * Whether a text can be the last part of an address as it is. Names that every object has, such as `constructor`, can't
 * be: what the site knows of shelves are objects by slug.
 */
export function isSlug(text: string): boolean {
  const isPlain = text.length <= LONGEST && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(text);
  return isPlain && !(text in Object.prototype);
}

/** Whether an address belongs to the site itself, in whatever case it is written. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}
