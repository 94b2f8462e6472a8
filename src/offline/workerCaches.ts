import { isBuildCache, isKeptPage, isOurCache, isTooOld } from './keepingRules';

/** Where a page is kept. */
export interface KeptEntry {
  readonly cache: Cache;
  readonly request: Request;
  readonly path: string;
}

/** The names of the worker's caches. */
export async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter(isOurCache);
}

/** The names of the builds' caches, in the order in which the builds were first seen. */
export async function buildCaches(): Promise<string[]> {
  return (await caches.keys()).filter(isBuildCache);
}

/**
 * A kept page that is not too old; undefined otherwise. A page is kept once, by the build that made it last.
 * @param path Its path or address. The query is ignored.
 * @param builds The caches to look into; all by default.
 */
export async function keptPage(
  path: string,
  builds?: readonly string[],
): Promise<Response | undefined> {
  for (const cacheName of builds ?? (await buildCaches())) {
    const page = await caches.match(path, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (page) return isTooOld(page) ? undefined : page;
  }
  return undefined;
}

/** All kept pages, also those that are too old. Those of older builds come first, and in a build the oldest. */
export async function keptEntries(): Promise<KeptEntry[]> {
  const entries: KeptEntry[] = [];
  for (const name of await buildCaches()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (isKeptPage(path)) entries.push({ cache, request, path });
    }
  }
  return entries;
}

/** Removes everything that the worker keeps on this device. */
export async function emptyCaches(): Promise<void> {
  await Promise.all((await ourCaches()).map((name) => caches.delete(name)));
}
