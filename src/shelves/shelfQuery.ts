import { queryOptions } from '@tanstack/react-query';
import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import { FRESH_SECONDS } from '@/catalogue/freshness';
import type { Shelf } from '@/catalogue/Shelf';
import { type ConfirmedShelf, fetchShelf } from './fetchShelf';

/** A shelf as React Query keeps it: as a page carried it, or, later, as the site answered, with its time. */
export type KeptShelf<Item> = Shelf<Item> & Partial<ConfirmedShelf<Item>>;

/**
 * The one description of a collection in React Query's cache, on the server and in the browser: its key, its freshness, and
 * how the browser renews it.
 */
export function shelfQuery<K extends Kind>({ name }: Collection<K>) {
  return queryOptions<KeptShelf<ItemOf[K]>>({
    queryKey: ['shelf', name],
    queryFn: ({ client, queryKey, signal }) =>
      fetchShelf(name, client.getQueryData<KeptShelf<ItemOf[K]>>(queryKey), signal),
    staleTime: FRESH_SECONDS * 1000,
  });
}
