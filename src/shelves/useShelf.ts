import { useQuery } from '@tanstack/react-query';
import type { ShelfQuery } from './shelfQuery';

/** A collection as the page has it now, and whether the last try to renew it failed. */
export interface ShelfState<Item> {
  readonly items: readonly Item[];
  readonly readAt: number;
  readonly refreshFailed: boolean;
}

/**
 * The collection that the page's static data carries, renewed behind when it is older than a minute.
 * @throws Error on a page whose getStaticProps did not load it: a mistake of ours, found by the page's test.
 */
export function useShelf<Item>(query: ShelfQuery<Item>): ShelfState<Item> {
  const { data, isError, isPaused } = useQuery(query);
  if (!data) throw new Error(`This page does not carry ${query.queryKey.join(' ')}`);
  return {
    items: data.items,
    readAt: data.readAt,
    refreshFailed: isError || isPaused || Boolean(data.outdated),
  };
}
