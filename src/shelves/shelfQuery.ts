import { queryOptions } from '@tanstack/react-query';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import { fetchShelfOfPage } from './fetchShelfOfPage';

/**
 * The one description of a collection in React Query's cache, on the server and in the browser: its key, its
 * freshness, and where the browser asks for it anew: this site's own cached answer for the page that shows it.
 */
export function shelfQuery<Item>(collection: string, page: string) {
  const queryKey = ['shelf', collection] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchShelfOfPage<Item>(page, queryKey, signal),
    staleTime: FRESH_SECONDS * 1000,
  });
}

export type ShelfQuery<Item> = ReturnType<typeof shelfQuery<Item>>;
