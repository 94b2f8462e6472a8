import { fixedPages } from '../../catalogue/addresses/fixedPages';
import { translatedCodes } from '../../shop/translatedCodes';

const LONGEST = 60;

/** Pages, folders of public/ and generated files at the site's top. */
const reserved = new Set(
  [
    ...fixedPages.map(({ path }) => path),
    ...translatedCodes,
    ...['api', 'catalogue', 'feeds', 'fonts', 'icons', 'pictures', 'screenshots', 'sitemap'],
    ...['404', '500', 'index', 'page', '_next'],
  ].map((path) => path.split('/').find(Boolean)?.toLowerCase()),
);

/** Whether a text can be the last part of an address. Names that every object has, such as `constructor`, can't. */
export function isSlug(text: string): boolean {
  const isPlain = text.length <= LONGEST && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(text);
  return isPlain && !(text in Object.prototype);
}

/** Whether an address belongs to the site itself, in any case. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}
