import { queryOptions } from '@tanstack/react-query';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import type { PageItemOf } from '@/catalogue/OneProduct';
import type { Shelf } from '@/catalogue/Shelf';
import { type ShownShelf, shelfPath } from '@/catalogue/shelfPath';
import type { LanguageCode } from '@/shop/LanguageCode';
import { type ConfirmedShelf, fetchShelf } from './fetchShelf';

/** In milliseconds: when a page asks again, if the site did not answer or has only an old reading. */
const ASK_AGAIN_MS = 30_000;

/** In milliseconds: one hour without a newer answer. */
const LONGEST_SHOWN_MS = 3_600_000;

/** A shelf as the page carried it, later as the site answered, with its time. */
export type CachedShelf<Item> = Shelf<Item> & Partial<ConfirmedShelf<Item>>;

interface Shown<K> extends ShownShelf {
  readonly kind: K;
}

/**
 * How React Query holds a shelf, on the server and in the browser: key, freshness, renewal.
 * @param language Not in the key: a tab shows one language, because another is a full load.
 */
export function shelfQuery<K extends keyof PageItemOf>(
  { name, product, part }: Shown<K>,
  language?: LanguageCode,
) {
  const only = product ?? part;
  return queryOptions<CachedShelf<PageItemOf[K]>>({
    queryKey: ['shelf', name, ...(only === undefined ? [] : [only])],
    queryFn: ({ client, queryKey, signal }) => {
      const known = client.getQueryData<CachedShelf<PageItemOf[K]>>(queryKey);
      return fetchShelf(shelfPath({ name, product, part }, language), known, signal);
    },
    staleTime: FRESH_SECONDS * 1000,
    // Browsers say "online" on a hotspot without a network: only an answer proves one.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' || data?.outdated ? ASK_AGAIN_MS : LONGEST_SHOWN_MS,
  });
}
