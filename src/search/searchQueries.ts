import { queryOptions } from '@tanstack/react-query';
import { searchListPath } from '@/catalogue/addresses';
import type { CategorySlug } from '@/catalogue/categories';
import type { CategoryLabels } from '@/words/CategoryLabels';
import { newSearched } from './newSearched';
import { rehearse } from './rehearse';
import type { SearchList, ShelfDetails } from './SearchList';
import { searchShelfPath } from './searchAddresses';

type Labels = Readonly<Record<CategorySlug, CategoryLabels>>;

/** As often as the site renews its list. */
const HALF_AN_HOUR = 30 * 60_000;

/** An index is no plain data, which could be compared with the one before. */
const asItIs = { structuralSharing: false, gcTime: Number.POSITIVE_INFINITY } as const;

/** What can be searched before the list is there, and without it: the categories. */
export function namesQuery(labels: Labels) {
  return queryOptions({
    queryKey: ['search', 'names'],
    queryFn: () => newSearched(labels),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    ...asItIs,
  });
}

/** What can be searched: categories and all products. Of a tab that stays open it is renewed half-hourly. */
export function listQuery(labels: Labels) {
  return queryOptions({
    queryKey: ['search', 'list'],
    queryFn: async ({ signal }) => {
      const searched = await newSearched(
        labels,
        await answerOf<SearchList>(searchListPath, signal),
      );
      void rehearse(searched);
      return searched;
    },
    staleTime: HALF_AN_HOUR,
    refetchOnWindowFocus: false,
    ...asItIs,
  });
}

/** Whole ids and pictures of a shelf's products. Nothing watches them, so they are kept. */
export function detailsQuery(slug: CategorySlug) {
  return queryOptions({
    queryKey: ['search', 'details', slug],
    queryFn: ({ signal }) => answerOf<ShelfDetails>(searchShelfPath({ slug }), signal),
    staleTime: HALF_AN_HOUR,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function answerOf<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
