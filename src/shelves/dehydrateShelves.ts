import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import type { PageItemOf } from '@/catalogue/OneProduct';
import type { Shelf } from '@/catalogue/Shelf';
import type { Collections, ItemsOf } from '@/catalogue/sitePages';
import { shelfQuery } from './shelfQuery';

/** A page's shelves, by the names that the page uses. */
export type ShelvesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: Shelf<PageItemOf[Shown[Name]['kind']]>;
};

/**
 * A page's shelves as React Query's dehydrated cache. It contains no time, so an unchanged shelf gives the same bytes.
 * The data counts as updated at 0. `dehydratedAt` is set to 0 too; React Query reads it only for queries still in
 * flight.
 */
export function dehydrateShelves<Shown extends Collections>(
  collections: Shown,
  shelves: ShelvesOf<Shown>,
): DehydratedState {
  const client = new QueryClient();
  for (const [name, collection] of Object.entries(collections)) {
    const { version, items, more } = shelves[name as keyof Shown];
    const data = { version, items, ...(more ? { more } : {}) };
    client.setQueryData<Shelf<unknown>>(shelfQuery(collection).queryKey, data, { updatedAt: 0 });
  }
  const { queries, mutations } = dehydrate(client);
  client.clear();
  return { queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })), mutations };
}

/** The items in the dehydrated cache of a page with these collections, which stand there in their order. */
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
