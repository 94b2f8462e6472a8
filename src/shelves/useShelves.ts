import { useQueries } from '@tanstack/react-query';
import type { ShownItemOf } from '@/catalogue/OneProduct';
import type { Collections } from '@/catalogue/sitePages';
import { type CachedShelf, shelfQuery } from './shelfQuery';

/** A collection as the page has it now, and whether visitors should know that it may be old. */
export interface ShelfState<Item> {
  readonly items: readonly Item[];
  /** The collection has more documents than are shown. */
  readonly more?: true;
  /** Milliseconds since 1970; absent while the site has not said when its documents were read. */
  readonly readAt?: number;
  /** The site could not be asked, or has itself nothing newer: its database is out of reach. */
  readonly mayBeOld: boolean;
}

/** A page's collections as it has them now, by the names under which it knows them. */
export type ShelfStatesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: ShelfState<ShownItemOf[Shown[Name]['kind']]>;
};

/**
 * The collections of a page: at once as its data carries them, renewed behind when they are older than a minute or nobody
 * knows how old they are.
 */
export function useShelves<Shown extends Collections>(collections: Shown): ShelfStatesOf<Shown> {
  const names = Object.keys(collections);
  const results = useQueries({
    queries: Object.values(collections).map((collection) => shelfQuery(collection)),
  });
  return Object.fromEntries(
    results.map(({ data, isError, isPaused }, index) => [
      names[index],
      stateOf(data, isError || isPaused),
    ]),
  ) as ShelfStatesOf<Shown>;
}

/** No page is made without its data, so it is only for the types that it might be missing. */
function stateOf(shelf: CachedShelf<unknown> | undefined, failed: boolean): ShelfState<unknown> {
  const { items = [], more, readAt, outdated = false } = shelf ?? {};
  return {
    items,
    mayBeOld: failed || outdated,
    ...(more ? { more } : {}),
    ...(readAt === undefined ? {} : { readAt }),
  };
}
