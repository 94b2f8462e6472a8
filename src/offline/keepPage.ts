import {
  cacheNames,
  isFile,
  isKeptPage,
  KEPT_ATTRIBUTE,
  limits,
  pagesBeside,
  type ShownPage,
} from './keepingRules';
import { buildCaches, keptEntries, keptPage, ourCaches } from './workerCaches';

/** The addresses of scripts, fonts and icons in a page's HTML. */
const FILES = /["(](\/(?:_next\/static|fonts|icons)\/[^")\s?]+)/g;

/** Scripts for browsers that know no modules. None of them has service workers. */
const OLD_SCRIPTS = /<script[^>]* noModule[^>]*>/gi;

/** The build that made a page. */
const BUILD = /\/_next\/static\/([^/"]+)\/_buildManifest\.js/;

/**
 * Keeps the page that is shown and those that belong beside it, and forgets what is too much.
 * @throws TypeError when the site can't be reached, a file is missing, or the storage is full or refused. An earlier
 * copy stays.
 */
export async function keepShown(shown: ShownPage): Promise<void> {
  const { path, asked } = shown;
  const build = await keepPage(path, shown);
  if (!build) return;
  const beside = pagesBeside(path, asked);
  for (const other of beside) {
    // A page of an older build is kept anew.
    if (!(await keptPage(other, [build]))) await keepPage(other).catch(() => undefined);
  }
  await forget([path, ...beside]);
}

/**
 * Keeps a page as the site has it now, with the files that its HTML names, and those that its tab has loaded.
 * @param shown HTML without these versions is not dated: a cache in front of the site has answered with an older page.
 * @returns the cache of the build that made it; undefined if the answer is not a page to keep.
 */
async function keepPage(path: string, shown?: ShownPage): Promise<string | undefined> {
  if (!isKeptPage(path)) return undefined;
  // The browser's cache may answer with a page of any age, because pages say `stale-while-revalidate`.
  const response = await fetch(path, { cache: 'no-cache', redirect: 'manual' });
  const html = await response.text();
  const [, id] = html.match(BUILD) ?? [];
  if (!isPage(response) || !id) return undefined;
  const build = cacheNames.build(id);
  const cache = await caches.open(build);
  await cache.addAll(await missing(cache, filesIn(html)));
  const used = await missing(cache, shown?.used.filter(isFile) ?? []);
  // The tab may have been open since before this build.
  await Promise.all(used.map((file) => cache.add(file).catch(() => undefined)));
  const readAt = shown?.versions.every((version) => html.includes(version)) ? shown.readAt : '';
  const page = html.replace('<html', `<html ${KEPT_ATTRIBUTE}="${readAt ?? ''}"`);
  await cache.put(path, new Response(page, { headers: headersToKeep(response) }));
  const others = (await buildCaches()).filter((name) => name !== build);
  for (const name of others) await (await caches.open(name)).delete(path);
  return build;
}

/** Not a redirect, an error, or a file. */
function isPage({ status, headers }: Response): boolean {
  return status === 200 && Boolean(headers.get('content-type')?.startsWith('text/html'));
}

/** The files without which a page would not work. */
function filesIn(html: string): string[] {
  return Array.from(html.replace(OLD_SCRIPTS, '').matchAll(FILES), ([, file = '']) => file);
}

/** Those files that a cache does not have, each once. */
async function missing(cache: Cache, files: readonly string[]): Promise<string[]> {
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return [...new Set(files)].filter((file) => !known.has(file));
}

/** The headers of a page that is kept now, without those about the bytes on the wire. */
function headersToKeep({ headers: sent }: Response): Headers {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('date', new Date().toUTCString());
  return headers;
}

/**
 * Forgets the oldest builds and pages beyond the limits, but none of `needed` (paths); pictures for want of room; and the
 * caches of earlier versions of the worker.
 */
async function forget(needed: readonly string[]): Promise<void> {
  const builds = (await buildCaches()).slice(-limits.builds);
  const current = [...builds, cacheNames.pictures, cacheNames.answers];
  const old = (await ourCaches()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  const pages = await keptEntries();
  const tooMany = Math.max(0, pages.length - limits.pages);
  const spare = pages.filter(({ path }) => !needed.includes(path)).slice(0, tooMany);
  await Promise.all(spare.map(({ cache, request }) => cache.delete(request)));
  const { usage = 0 } = await navigator.storage.estimate();
  if (usage > limits.bytes) await caches.delete(cacheNames.pictures);
}
