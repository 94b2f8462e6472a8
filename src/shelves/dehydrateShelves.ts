import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import type { Collections, ItemsOf } from '@/catalogue/addresses/pageDefinitions';
import type { PageItemOf } from '@/catalogue/ProductOnShelf';
import type { Shelf } from '@/catalogue/Shelf';
import { shelfQuery } from './shelfQuery';

/** A page's shelves, by the page's own names for them. */
export type ShelvesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: Shelf<PageItemOf[Shown[Name]['kind']]>;
};

/**
 * A page's shelves as React Query's dehydrated cache. All its times are 0, so that an unchanged shelf gives the same
 * bytes; React Query reads `dehydratedAt` only for queries in flight.
 */
export function dehydrateShelves<Shown extends Collections>(
  collections: Shown,
  shelves: ShelvesOf<Shown>,
): DehydratedState {
  const client = new QueryClient();
  for (const [name, collection] of Object.entries(collections)) {
    const { items, more } = shelves[name as keyof Shown];
    const data = { items, ...(more ? { more } : {}) };
    client.setQueryData<Shelf<unknown>>(shelfQuery(collection).queryKey, data, { updatedAt: 0 });
  }
  const { queries, mutations } = dehydrate(client);
  client.clear();
  return { queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })), mutations };
}

/** The items in a page's dehydrated cache. Its queries are in the order of `collections`. */
export function dehydratedItems<Shown extends Collections>(
  collections: Shown,
  state: DehydratedState | undefined,
): ItemsOf<Shown> {
  const entries = Object.keys(collections).map((name, index) => {
    const shelf = state?.queries[index]?.state.data as Shelf<unknown>;
    return [name, shelf.items];
  });
  return Object.fromEntries(entries);
}
