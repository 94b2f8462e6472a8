import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { ShownItemOf } from '@/catalogue/OneProduct';
import type { Shelf } from '@/catalogue/Shelf';
import type { Collections, ItemsOf } from '@/catalogue/sitePages';
import { shelfQuery } from './shelfQuery';

/** A page's shelves by the names under which it knows them. */
export type ShelvesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: Shelf<ShownItemOf[Shown[Name]['kind']]>;
};

/**
 * A page's shelves as its data carries them: of React Query's dehydrated cache what is not the same for each of them, and so
 * without any time, so that an unchanged shelf makes the same bytes.
 */
export interface CarriedShelves {
  readonly queries: readonly {
    readonly queryKey: QueryKey;
    readonly state: { readonly data: Shelf<unknown> };
  }[];
}

/** A page's shelves as it carries them. */
export function carriedShelves<Shown extends Collections>(
  collections: Shown,
  shelves: ShelvesOf<Shown>,
): CarriedShelves {
  const queries = Object.entries(collections).map(([name, collection]) => {
    const { version, items, more } = shelves[name as keyof Shown];
    const data = { version, items, ...(more ? { more } : {}) };
    return { queryKey: shelfQuery(collection).queryKey, state: { data } };
  });
  return { queries };
}

/**
 * The items that a page's data carries.
 * @throws Error when it carries none of a collection: the data is another page's.
 */
export function carriedItems<Shown extends Collections>(
  collections: Shown,
  { queries }: CarriedShelves,
): ItemsOf<Shown> {
  const entries = Object.entries(collections).map(([name, collection]) => {
    const wanted = hashKey(shelfQuery(collection).queryKey);
    const found = queries.find(({ queryKey }) => hashKey(queryKey) === wanted);
    if (!found) throw new Error(`The page does not carry the collection ${collection.name}`);
    return [name, found.state.data.items];
  });
  return Object.fromEntries(entries);
}
