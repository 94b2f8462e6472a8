import { type DehydratedState, hashKey } from '@tanstack/react-query';
import type { CarriedShelves } from './carriedShelves';

/** The state of a question that was answered once, at a time that is not known: so it counts as old, and is asked anew. */
const answered = {
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** The dehydrated cache as React Query takes it in, of the shelves that a page carries. */
export function cacheState({ queries }: CarriedShelves): DehydratedState {
  return {
    mutations: [],
    queries: queries.map(({ queryKey, state }) => ({
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: 0,
      state: { ...answered, ...state },
    })),
  };
}
