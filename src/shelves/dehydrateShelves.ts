import { type DehydratedState, dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import type { Collections, ShelvesOf } from '@/catalogue/addresses/pageDefinitions';
import type { Shelf } from '@/catalogue/collections';
import { shelfQuery } from './shelfQuery';

declare const shown: unique symbol;

/** The props of every page that shows collections. */
export interface PageProps<Shown extends Collections> {
  /** React Query's cache with exactly the page's collections. */
  readonly dehydratedState: DehydratedState;
  /** Never set. It tells the compiler the collections, so that no view asks for another. */
  readonly [shown]?: Shown;
}

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

/** The shelves in a page's dehydrated cache, by the page's own names. */
export function dehydratedShelves<Shown extends Collections>(
  collections: Shown,
  state: DehydratedState | undefined,
): ShelvesOf<Shown> {
  const byHash = new Map(state?.queries.map(({ queryHash, state: { data } }) => [queryHash, data]));
  const entries = Object.entries(collections).map(([name, collection]) => [
    name,
    byHash.get(hashKey(shelfQuery(collection).queryKey)),
  ]);
  return Object.fromEntries(entries);
}
