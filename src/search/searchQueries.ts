import { queryOptions } from '@tanstack/react-query';
import { searchListPath } from '@/catalogue/addresses';
import type { CategorySlug } from '@/catalogue/categories';
import type { CategoryLabels } from '@/messages/CategoryLabels';
import { createSearchIndex } from './createSearchIndex';
import type { SearchList, ShelfDetails } from './SearchList';

type Labels = Readonly<Record<CategorySlug, CategoryLabels>>;

/** The site renews its list as often. */
const HALF_AN_HOUR = 30 * 60_000;

/** React Query can't compare an index with the one before, and an index is kept as long as the tab. */
const indexOptions = { structuralSharing: false, gcTime: Number.POSITIVE_INFINITY } as const;

/** The index of the shelves alone: for the time until the list is there, and where it can't be had. */
export function shelvesQuery(labels: Labels) {
  return queryOptions({
    queryKey: ['search', 'shelves'],
    queryFn: () => createSearchIndex(labels),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    ...indexOptions,
  });
}

/** The index of shelves and products, renewed half-hourly in a tab that stays open. */
export function listQuery(labels: Labels) {
  return queryOptions({
    queryKey: ['search', 'list'],
    queryFn: async ({ signal }) =>
      createSearchIndex(labels, await answerOf<SearchList>(searchListPath, signal)),
    staleTime: HALF_AN_HOUR,
    refetchOnWindowFocus: false,
    ...indexOptions,
  });
}

/** Whole ids and pictures of a shelf's products, kept as long as the tab: lines come and go with each key. */
export function detailsQuery(slug: CategorySlug) {
  return queryOptions({
    queryKey: ['search', 'details', slug],
    queryFn: ({ signal }) => answerOf<ShelfDetails>(`${searchListPath}/${slug}`, signal),
    staleTime: HALF_AN_HOUR,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function answerOf<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
