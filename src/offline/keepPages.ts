import { dropOldest } from './dropOldest';
import { buildOf, filesIn, forgetOldBuilds, keepFiles } from './keptFiles';
import { keptPage } from './keptPage';
import {
  cacheNames,
  isFile,
  isKeptPage,
  type KeepMessage,
  keptHeaders,
  limits,
  pagesBeside,
} from './rules';

/** A cache in front of the site may answer with an old page while it fetches a new one. After this time it has it. */
const RENEWED_AFTER_MS = 2_000;

/**
 * Keeps the page that a visitor has opened, the files that it has loaded, the pages that belong beside it, and the
 * pages of products that the message names. What can't be loaded or kept is left out; an earlier copy of it stays.
 */
export async function keepAll(message: KeepMessage): Promise<void> {
  const { path, products, asked } = message;
  const build = await keepPage(path, message).catch(() => undefined);
  if (!build) return;
  const beside = [...pagesBeside(path, asked), ...products];
  for (const other of beside) {
    // Of a build that is not the newest any more, a page is kept anew.
    const isCurrent = (await keptPage(other))?.headers.get(keptHeaders.build) === build;
    if (!isCurrent) await keepPage(other).catch(() => undefined);
  }
  await dropOldest(cacheNames.pages, limits.pages, [path, ...beside]);
  await forgetOldBuilds();
  const { usage = 0 } = await navigator.storage.estimate();
  if (usage > limits.bytes) await caches.delete(cacheNames.pictures);
}

/** What is known of a page that was opened: what its prices were, and the files that its tab has loaded. */
type Opened = Pick<KeepMessage, 'readAt' | 'versions' | 'used'>;

/**
 * Keeps a page with the files that its HTML names, and those of `opened` that are there: the tab may have been open
 * since before the newest build.
 * @param opened HTML that has other prices than these is not dated.
 * @returns the build that made the page; undefined if the answer is not a page to keep.
 * @throws TypeError when the site can't be reached, a file is missing, or the storage is full or refused.
 */
async function keepPage(path: string, opened?: Opened): Promise<string | undefined> {
  if (!isKeptPage(path)) return undefined;
  let page = await askFor(path);
  if (opened && page && !shows(page.html, opened)) {
    await new Promise((resolve) => setTimeout(resolve, RENEWED_AFTER_MS));
    page = await askFor(path);
  }
  const build = page && buildOf(page.html);
  if (!page || !build) return undefined;
  await keepFiles(build, filesIn(page.html));
  if (opened) await keepFiles(build, opened.used.filter(isFile)).catch(() => undefined);
  const { readAt } = opened && shows(page.html, opened) ? opened : {};
  const headers = new Headers(page.headers);
  // They are about the bytes on the wire.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(keptHeaders.build, build);
  headers.set(keptHeaders.keptAt, String(Date.now()));
  if (readAt) headers.set(keptHeaders.readAt, String(readAt));
  const cache = await caches.open(cacheNames.pages);
  // Deleted first, so that the order of the entries is the order in which they were kept.
  await cache.delete(path);
  await cache.put(path, new Response(page.html, { headers }));
  return build;
}

/** A page as the site has it now; undefined for redirects, errors and what is no page. */
async function askFor(path: string): Promise<{ html: string; headers: Headers } | undefined> {
  // The browser's cache may answer with a page of any age, because pages say `stale-while-revalidate`.
  const response = await fetch(path, { cache: 'no-cache', redirect: 'manual' });
  const { status, headers } = response;
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return undefined;
  const html = await response.text();
  return html.length > limits.pageLength ? undefined : { html, headers };
}

function shows(html: string, { versions }: Opened): boolean {
  return versions.every((version) => html.includes(version));
}
