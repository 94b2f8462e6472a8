import { cacheNames, isTooOld, keptHeaders } from './rules';

/** A kept page that is not too old; undefined otherwise. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const page = await caches.match(path, {
    cacheName: cacheNames.pages,
    ignoreSearch: true,
    ignoreVary: true,
  });
  const keptAt = Number(page?.headers.get(keptHeaders.keptAt));
  return isTooOld(keptAt) ? undefined : page;
}
