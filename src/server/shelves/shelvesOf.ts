import type { QueryClient } from '@tanstack/react-query';
import type { Shelf } from '@/catalogue/Shelf';
import type { ShelfQuery } from '@/shelves/shelfQuery';

/** The items of a collection that a page has loaded. */
export type ItemsOf = <Item>(query: ShelfQuery<Item>) => readonly Item[];

/** Reads loaded collections out of React Query's cache; one that was not loaded has no items. */
export function shelvesOf(client: QueryClient): ItemsOf {
  return <Item>({ queryKey }: ShelfQuery<Item>) =>
    client.getQueryData<Shelf<Item>>(queryKey)?.items ?? [];
}
