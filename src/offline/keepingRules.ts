import { searchListPath } from '@/catalogue/addresses';
import { sitePages } from '@/catalogue/sitePages';
import { languageCodes, languages, localPath, splitLanguage } from '@/shop/languages';

/*
 * What the service worker keeps on a device, and how much of it: docs/decisions/012-pages-without-a-network.md.
 */

const PREFIX = 'shop-';
const BUILD = `${PREFIX}build-`;

/** The names of its caches. Each build has one, with the pages that it made and the files that they need. */
export const cacheNames = {
  build: (id: string) => BUILD + id,
  pictures: `${PREFIX}pictures`,
  answers: `${PREFIX}answers`,
} as const;

/** Whether a cache is the worker's, and whether it is that of a build. */
export const isOurCache = (name: string) => name.startsWith(PREFIX);
export const isBuildCache = (name: string) => name.startsWith(BUILD);

/** Upper limits. Full caches drop their oldest entries first. */
export const limits = {
  pages: 60,
  pictures: 120,
  pictureBytes: 130_000,
  answers: 40,
  /** Of all caches. When they have more, the pictures go: a page says everything without them. */
  bytes: 40_000_000,
  /** Builds that are kept, with their pages: a page without its scripts would not work. */
  builds: 2,
  /** Days until a page, picture or answer is not shown any more. */
  days: 7,
  /** Seconds after which a kept page is shown in place of one that is still on its way. */
  networkSeconds: 3,
} as const;

/**
 * Whether something that was kept is not shown any more, by its header `Date`. For a page that is the time at which it
 * was kept.
 */
export function isTooOld({ headers }: Pick<Response, 'headers'>): boolean {
  return Date.now() - Date.parse(headers.get('date') ?? '') > limits.days * 86_400_000;
}

/** An attribute of a kept page's root element: when its prices were read, as milliseconds since 1970; or empty. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** What a page tells the worker when it is shown. */
export interface ShownPage {
  /** Its path, language included. */
  readonly path: string;
  /** When its prices were read, in milliseconds since 1970, if the site has confirmed them. */
  readonly readAt?: number;
  /** The versions of the collections that it shows: its HTML contains them, or else it is older. */
  readonly versions: readonly string[];
  /** The paths of scripts and pictures that its tab has loaded. */
  readonly used: readonly string[];
  /** The visitor has asked for this shop on the phone, or installed it. */
  readonly asked: boolean;
}

/** The other message to the worker: to erase all that it keeps. */
export const ERASE = 'erase';

/** What a request is for: a page, a file of a build, a picture, or an answer of the site. */
type RequestKind = 'page' | 'file' | 'picture' | 'answer';

type AskedFor = Pick<Request, 'url' | 'method' | 'mode'> & {
  readonly headers: Pick<Headers, 'has'>;
};

/**
 * The kind of a request that the worker answers. All others go to the network as if there were no worker: other hosts,
 * parts of files, everything but GET, health, previews, feeds, the owner's report, the worker itself.
 */
export function kindOf(
  { url, method, mode, headers }: AskedFor,
  origin: string,
): RequestKind | undefined {
  const { origin: host, pathname, searchParams } = new URL(url);
  if (host !== origin || method !== 'GET' || headers.has('range')) return undefined;
  if (mode === 'navigate') return isKeptPage(pathname) ? 'page' : undefined;
  if (isFile(pathname)) return 'file';
  if (isPicture(pathname)) return 'picture';
  if (isAnswer(pathname) && !searchParams.has('version')) return 'answer';
  return undefined;
}

/** Whether a path may be a page that is kept. A file's name has a dot; a page's address has none. */
export function isKeptPage(path: string): boolean {
  return (
    !/^\/(?:api|feeds|_next|sitemap)(?:\/|$)/.test(path) &&
    !path.includes('.') &&
    splitLanguage(path).path !== sitePages.report.path
  );
}

/** Scripts, fonts and icons: what is under an address never changes, or with a new build only. */
export const isFile = (path: string) =>
  /^\/(?:_next\/static|fonts|icons)\/|^\/[\w-]+\.svg$/.test(path);

export const isPicture = (path: string) =>
  path === '/_next/image' || /^\/pictures\/.*\.(?:webp|jpe?g|png|avif)$/.test(path);

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
