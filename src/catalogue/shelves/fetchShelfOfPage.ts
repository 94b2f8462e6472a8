import type { DehydratedState, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { Shelf } from '../Shelf';
import { pageDataPath } from './answerKnownPageData';

/** What Next answers for a page's data: the same cached JSON that its own navigation uses. */
interface PageData {
  readonly pageProps?: { readonly dehydratedState?: DehydratedState };
}

/**
 * Asks this site for a page's data and takes one collection out of it. Costs the database nothing: the answer is
 * the static one, renewed behind visitors' backs.
 * @throws Error when the site does not answer, or was deployed anew and no longer has this page's data.
 */
export async function fetchShelfOfPage<Item>(
  page: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<Shelf<Item>> {
  const response = await fetch(pageDataPath(window.__NEXT_DATA__.buildId, page), {
    signal,
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  const { pageProps }: PageData = await response.json();
  const query = pageProps?.dehydratedState?.queries.find(
    ({ queryHash }) => queryHash === hashKey(queryKey),
  );
  if (!query?.state.data) throw new Error(`${page} did not carry ${hashKey(queryKey)}`);
  return query.state.data as Shelf<Item>;
}
