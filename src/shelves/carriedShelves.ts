import { type DehydratedState, dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import type { Shelf } from '@/catalogue/Shelf';
import type { Collections, ItemsOf } from '@/catalogue/sitePages';
import type { ShownItemOf } from '@/catalogue/spots';
import { shelfQuery } from './shelfQuery';

/** A page's shelves by the names under which it knows them. */
export type ShelvesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: Shelf<ShownItemOf[Shown[Name]['kind']]>;
};

/**
 * A page's shelves as its data carries them: React Query's cache without any time in it, so that an unchanged shelf makes
 * the same bytes. Without a time they count as stale, so the browser asks once after loading how old they are.
 */
export function carriedShelves<Shown extends Collections>(
  collections: Shown,
  shelves: ShelvesOf<Shown>,
): DehydratedState {
  const client = new QueryClient();
  for (const [name, collection] of Object.entries(collections)) {
    const { version, items, more } = shelves[name as keyof Shown];
    const carried = { version, items, ...(more ? { more } : {}) };
    client.setQueryData(shelfQuery(collection).queryKey, carried, { updatedAt: 0 });
  }
  const { queries, mutations } = dehydrate(client);
  client.clear();
  return { mutations, queries: queries.map((query) => ({ ...query, dehydratedAt: 0 })) };
}

/**
 * The items that a page's data carries.
 * @throws Error when it carries none of a collection: the data is another page's.
 */
export function carriedItems<Shown extends Collections>(
  collections: Shown,
  { queries }: DehydratedState,
): ItemsOf<Shown> {
  const entries = Object.entries(collections).map(([name, collection]) => {
    const wanted = hashKey(shelfQuery(collection).queryKey);
    const found = queries.find(({ queryHash }) => queryHash === wanted);
    if (!found) throw new Error(`The page does not carry the collection ${collection.name}`);
    return [name, (found.state.data as Shelf<unknown>).items];
  });
  return Object.fromEntries(entries);
}
