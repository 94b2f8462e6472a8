import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { languageCodes, languages, localPath, splitLanguage } from '@/shop/languages';

/* What the service worker stores on a device: docs/decisions/012-pages-without-a-network.md. */

/** One cache for each kind of request: pages, a build's files, pictures. */
export const cacheNames = {
  page: 'shop-2-pages',
  file: 'shop-2-files',
  picture: 'shop-2-pictures',
} as const;

type RequestKind = keyof typeof cacheNames;

/** The message that makes the worker erase all. The only other message is a list of paths to store. */
export const ERASE = 'erase';

/** On a stored page's root element: when it was stored, in milliseconds since 1970 by the device's clock. */
export const STORED_ATTRIBUTE = 'data-stored';

/** The kind of a request; undefined for those that go straight to the network: other hosts, videos, the site's answers … */
export function kindOf(
  { url, method }: Pick<Request, 'url' | 'method'>,
  origin: string,
): RequestKind | undefined {
  const { origin: host, pathname } = new URL(url);
  if (host !== origin || method !== 'GET') return undefined;
  if (isPage(pathname)) return 'page';
  if (/^\/(?:_next\/static|fonts)\//.test(pathname)) return 'file';
  if (isPicture(pathname)) return 'picture';
  return undefined;
}

/** A file's name has a dot; a page's address has none. */
function isPage(path: string): boolean {
  return (
    !/^\/(?:api|feeds|_next)(?:\/|$)/.test(path) &&
    !path.includes('.') &&
    splitLanguage(path).path !== pageDefinitions.report.path
  );
}

const isPicture = (path: string) =>
  path === '/_next/image' ||
  /^\/pictures\/.*\.(?:webp|jpe?g|png|avif)$|^\/icons\/|^\/[\w-]+\.svg$/.test(path);

/** The pages that replace one that is not stored: in its language, then in the others. */
export function offlinePagesFor(path: string): string[] {
  const codes = new Set([splitLanguage(path).code, ...languageCodes]);
  return [...codes].map((code) => localPath(languages[code], pageDefinitions.offline.path));
}

/** The pages to store with any other page, in its language. */
export function pagesBeside(path: string): string[] {
  const language = languages[splitLanguage(path).code];
  const { offline, shortlist, search } = pageDefinitions;
  return [offline, shortlist, search].map((own) => localPath(language, own.path));
}
