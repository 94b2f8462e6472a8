import { cacheNames, isFileCache, keptHeaders, limits } from './rules';

/** The addresses of scripts, fonts and icons in a page's HTML. */
const FILES = /["(](\/(?:_next\/static|fonts|early|icons)\/[^")\s?]+)/g;

/** Scripts for browsers that know no modules. None of them has service workers. */
const OLD_SCRIPTS = /<script[^>]* noModule[^>]*>/gi;

/** The files without which a page would not work. */
export function filesIn(html: string): string[] {
  const found = html.replace(OLD_SCRIPTS, '').matchAll(FILES);
  return [...new Set(Array.from(found, ([, file = '']) => file))];
}

/** The build that made a page; undefined for anything else. */
export function buildOf(html: string): string | undefined {
  return html.match(/\/_next\/static\/([^/"]+)\/_buildManifest\.js/)?.[1];
}

/**
 * Keeps files of a build that are not kept yet.
 * @throws TypeError when one of them can't be loaded or kept.
 */
export async function keepFiles(build: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.filesOf(build));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !known.has(file));
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetch(file);
      if (response.status !== 200) throw new TypeError(`${file} answered ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

/** Answers with a kept file, whichever build it is from, or from the network, and keeps it with the newest build. */
export async function keptOrNewFile(request: Request): Promise<Response> {
  // A host may add the deployment's name as a query.
  const kept = await caches
    .match(request, { ignoreSearch: true, ignoreVary: true })
    .catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  const newest = (await fileCaches()).at(-1);
  if (newest && response.status === 200) {
    const copy = response.clone();
    await caches
      .open(newest)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return response;
}

/** Forgets all builds but the newest two, with their pages: a page without its scripts would not work. */
export async function forgetOldBuilds(): Promise<void> {
  const old = (await fileCaches()).slice(0, -limits.builds);
  if (old.length === 0) return;
  const pages = await caches.open(cacheNames.pages);
  for (const request of await pages.keys()) {
    const build = (await pages.match(request))?.headers.get(keptHeaders.build) ?? '';
    if (old.includes(cacheNames.filesOf(build))) await pages.delete(request);
  }
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The caches with files of builds, in the order in which the builds were first seen. */
async function fileCaches(): Promise<string[]> {
  return (await caches.keys().catch(() => [])).filter(isFileCache);
}
