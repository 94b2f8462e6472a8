import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import type { PageItemOf } from '@/catalogue/ProductOnShelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { type CachedShelf, shelfQuery } from './shelfQuery';

/** A collection, and whether visitors should be told that it may be old. */
export interface ShelfState<Item> {
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
  /** Milliseconds since 1970; absent until the site has said when. */
  readonly readAt?: number;
  /** The site is out of reach, or its database. */
  readonly mayBeOld: boolean;
}

/** A page's collections, by the page's own names for them. */
export type ShelfStatesOf<Shown extends Collections> = {
  readonly [Name in keyof Shown]: ShelfState<PageItemOf[Shown[Name]['kind']]>;
};

/** A page's collections: at once as the page carries them, then renewed if older than a minute or of unknown age. */
export function useShelves<Shown extends Collections>(
  collections: Shown,
  language: LanguageCode,
): ShelfStatesOf<Shown> {
  const states = useQueries({
    queries: Object.values(collections).map((collection) => shelfQuery(collection, language)),
    combine: statesOf,
  });
  const current = useMemo(() => ({ collections, states }), [collections, states]);
  const deferred = useDeferredValue(current);
  const shown = deferred.collections === collections ? deferred : current;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(shown.collections).map((name, index) => [name, shown.states[index]]),
      ),
    [shown],
  ) as ShelfStatesOf<Shown>;
}

function statesOf(
  results: readonly { data: CachedShelf<unknown> | undefined; isError: boolean }[],
): ShelfState<unknown>[] {
  return results.map(({ data, isError }) => stateOf(data, isError));
}

/** The state of one query. Its data is undefined only by its type, because every page carries its data. */
function stateOf(shelf: CachedShelf<unknown> | undefined, failed: boolean): ShelfState<unknown> {
  const { items = [], more, readAt, outdated = false } = shelf ?? {};
  return {
    items,
    mayBeOld: failed || outdated,
    ...(more ? { more } : {}),
    ...(readAt === undefined ? {} : { readAt }),
  };
}
