import type { QueryClient } from '@tanstack/react-query';
import type { CachedShelf } from './shelfQuery';

/** What the site has said about the collections that are shown now. */
export interface ShownShelves {
  /** Each has been confirmed, or could not be. */
  readonly isSettled: boolean;
  /** When the oldest was read, in milliseconds since 1970; undefined if there is none, or not all are confirmed. */
  readonly readAt?: number;
  readonly versions: readonly string[];
}

/** The collections that the page shows now. */
export function shownShelves(client: QueryClient): ShownShelves {
  const states = client
    .getQueryCache()
    .findAll({ queryKey: ['shelf'], type: 'active' })
    .map(({ state }) => ({ failed: state.status === 'error', shelf: shelfIn(state.data) }));
  const times = states.flatMap(({ failed, shelf }) => (failed ? [] : (shelf?.readAt ?? [])));
  return {
    isSettled: states.every(({ failed, shelf }) => failed || shelf?.readAt !== undefined),
    ...(times.length && times.length === states.length ? { readAt: Math.min(...times) } : {}),
    versions: states.flatMap(({ shelf }) => shelf?.version ?? []),
  };
}

function shelfIn(data: unknown): CachedShelf<unknown> | undefined {
  return data as CachedShelf<unknown> | undefined;
}
