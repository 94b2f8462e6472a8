import { queryOptions } from '@tanstack/react-query';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import type { PageItemOf } from '@/catalogue/OneProduct';
import type { Shelf } from '@/catalogue/Shelf';
import { type ShelfRequest, shelfRequestPath } from '@/catalogue/ShelfRequest';
import { type ConfirmedShelf, fetchShelf } from './fetchShelf';

/** Until a page that could not be renewed asks again. */
const ASK_AGAIN_MS = 30_000;

/** One hour without asking for a newer one. */
const LONGEST_SHOWN_MS = 3_600_000;

/** A shelf as the page carried it, later as the site answered, with its time. */
export type CachedShelf<Item> = Shelf<Item> & Partial<ConfirmedShelf<Item>>;

interface Shown<K> extends Pick<ShelfRequest, 'name' | 'product' | 'part'> {
  readonly kind: K;
}

/**
 * How React Query holds a shelf, on the server and in the browser: key, freshness, renewal.
 * @param language Not in the key: a tab shows one language, because another is a full load.
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
    // Browsers say "online" on a hotspot without a network: only an answer proves one.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : LONGEST_SHOWN_MS),
  });
}
