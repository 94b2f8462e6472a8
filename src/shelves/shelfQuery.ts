import { queryOptions } from '@tanstack/react-query';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import type { PageItemOf } from '@/catalogue/OneProduct';
import type { Shelf } from '@/catalogue/Shelf';
import { type ShelfRequest, shelfRequestPath } from '@/catalogue/ShelfRequest';
import { type ConfirmedShelf, fetchShelf } from './fetchShelf';

/** How soon a page that could not be renewed asks again, in milliseconds. */
const ASK_AGAIN_MS = 30_000;

/** How long a page may show a shelf without asking for a newer one, in milliseconds: one hour. */
const LONGEST_SHOWN_MS = 3_600_000;

/** A shelf in React Query's cache: first as a page carried it, later as the site answered, with its time. */
export type CachedShelf<Item> = Shelf<Item> & Partial<ConfirmedShelf<Item>>;

/** A collection, one product's part of it, another part, or a list of offers. */
interface Shown<K> extends Pick<ShelfRequest, 'name' | 'product' | 'part'> {
  readonly kind: K;
}

/**
 * The only query definition for a shelf, on the server and in the browser: its key, how long it is fresh, and how the
 * browser renews it.
 * @param language The language of the page. The key has none: a tab shows one language, because the way to another is a
 * full load.
 */
export function shelfQuery<K extends keyof PageItemOf>(
  { name, product, part }: Shown<K>,
  language?: ShelfRequest['language'],
) {
  const only = product ?? part;
  return queryOptions<CachedShelf<PageItemOf[K]>>({
    queryKey: ['shelf', name, ...(only === undefined ? [] : [only])],
    queryFn: ({ client, queryKey, signal }) => {
      const known = client.getQueryData<CachedShelf<PageItemOf[K]>>(queryKey);
      const path = shelfRequestPath({ name, product, part, language, version: known?.version });
      return fetchShelf(path, known, signal);
    },
    staleTime: FRESH_SECONDS * 1000,
    // Only an answer proves that there is a network: browsers say "online" on a hotspot without one.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : LONGEST_SHOWN_MS),
  });
}
