import { searchListPath } from '@/catalogue/addresses';
import { sitePages } from '@/catalogue/sitePages';
import { languageCodes, languages, localPath, splitLanguage } from '@/shop/languages';

/*
 * What the service worker keeps on a device, and how much of it: docs/decisions/012-pages-without-a-network.md.
 */

/** What a request is for: a page, a file of a build, a picture, or an answer of the site. Each kind has one cache. */
export const cacheNames = {
  page: 'shop-2-pages',
  file: 'shop-2-files',
  picture: 'shop-2-pictures',
  answer: 'shop-2-answers',
} as const;

export type RequestKind = keyof typeof cacheNames;

/** The message to the worker that erases all that it keeps. The other one is a list of paths to keep. */
export const ERASE = 'erase';

/** An attribute of a kept page's root element: when the site sent it, in milliseconds since 1970. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Upper limits. Full caches drop their oldest entries first. */
export const limits = {
  pages: 60,
  pictures: 120,
  pictureBytes: 130_000,
  answers: 40,
  /** Of all caches. When they have more, pictures and files go: a page says everything without them. */
  bytes: 40_000_000,
  /** Days until a page, picture or answer is not shown any more. */
  days: 7,
  /** Seconds after which a kept page is shown in place of one that is still on its way. */
  networkSeconds: 3,
} as const;

/** When a kept answer was sent, by its own header `Date`, in milliseconds since 1970. NaN without one. */
export function sentAt({ headers }: Pick<Response, 'headers'>): number {
  return Date.parse(headers.get('date') ?? '');
}

/**
 * The kind of a request that the worker answers. All others go to the network as if there were no worker: other hosts,
 * parts of files, everything but GET, health, previews, feeds, the owner's report, the worker itself.
 */
export function kindOf(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  origin: string,
): RequestKind | undefined {
  const { origin: host, pathname, searchParams } = new URL(url);
  if (host !== origin || method !== 'GET' || headers.has('range')) return undefined;
  if (isKeptPage(pathname)) return 'page';
  if (/^\/(?:_next\/static|fonts)\//.test(pathname)) return 'file';
  if (isPicture(pathname)) return 'picture';
  if (isAnswer(pathname) && !searchParams.has('version')) return 'answer';
  return undefined;
}

/** A file's name has a dot; a page's address has none. */
function isKeptPage(path: string): boolean {
  return (
    !/^\/(?:api|feeds|_next|sitemap)(?:\/|$)/.test(path) &&
    !path.includes('.') &&
    splitLanguage(path).path !== sitePages.report.path
  );
}

const isPicture = (path: string) =>
  path === '/_next/image' ||
  /^\/pictures\/.*\.(?:webp|jpe?g|png|avif)$|^\/icons\/|^\/[\w-]+\.svg$/.test(path);

const isAnswer = (path: string) =>
  path === searchListPath || /^\/api\/(?:search|shelves)\//.test(path);

/** The pages that take the place of one that is not kept: first in its language, then in the others. */
export function offlinePagesFor(path: string): string[] {
  const codes = new Set([splitLanguage(path).code, ...languageCodes]);
  return [...codes].map((code) => localPath(languages[code], sitePages.offline.path));
}

/** The pages that are kept with any other page, in its language; more of them if the visitor has asked for it. */
export function pagesBeside(path: string, asked: boolean): string[] {
  const language = languages[splitLanguage(path).code];
  return [
    sitePages.offline.path,
    sitePages.shortlist.path,
    sitePages.search.path,
    ...(asked ? [sitePages.home.path, sitePages.contact.path] : []),
  ].map((own) => localPath(language, own));
}
