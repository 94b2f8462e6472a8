import { type DehydratedState, hashKey, type QueryKey } from '@tanstack/react-query';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import type { Shelf } from '@/catalogue/Shelf';
import { pageDataPath } from './answerKnownPageData';
import { PageGoneError } from './PageGoneError';

/** What Next answers for a page's data: the same cached JSON that its own navigation uses. */
interface PageData {
  readonly pageProps?: { readonly dehydratedState?: DehydratedState };
}

/** Older than this by the site's own clock, an answer was not renewed although somebody asked. */
const OUTDATED_MS = 3 * FRESH_SECONDS * 1000;

/** How long a renewal that a first request has set off may take before it is asked for again. */
const RENEWAL_MS = 2_000;

/**
 * Asks this site for a page's data and takes one collection out of it. Costs the database nothing: the answer is the
 * static one. When nobody came for a while, the first request only sets off its renewal, so an old answer is asked for
 * once more; one that stays old is `outdated`.
 * @throws Error when the site does not answer; PageGoneError when it no longer has this page's data.
 */
export async function fetchShelfOfPage<Item>(
  page: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<Shelf<Item>> {
  const first = await askForShelf<Item>(page, queryKey, signal);
  if (!first.outdated) return first;
  await new Promise((resolve) => setTimeout(resolve, RENEWAL_MS));
  return askForShelf<Item>(page, queryKey, signal);
}

async function askForShelf<Item>(
  page: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<Shelf<Item>> {
  const path = pageDataPath(window.__NEXT_DATA__.buildId, page);
  const response = await fetch(path, { signal, cache: 'no-cache' });
  if (response.status === 404) throw new PageGoneError(page);
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);

  const { pageProps }: PageData = await response.json();
  const query = pageProps?.dehydratedState?.queries.find(
    ({ queryHash }) => queryHash === hashKey(queryKey),
  );
  if (!query?.state.data) throw new Error(`${page} did not carry ${hashKey(queryKey)}`);
  const shelf = query.state.data as Shelf<Item>;
  const siteNow = Date.parse(response.headers.get('date') ?? '');
  return siteNow - shelf.readAt > OUTDATED_MS ? { ...shelf, outdated: true } : shelf;
}
