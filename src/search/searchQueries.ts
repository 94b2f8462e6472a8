import { queryOptions } from '@tanstack/react-query';
import { searchListPath } from '@/catalogue/addresses/addresses';
import { SCAN_MINUTES } from '@/catalogue/numbersInTexts';
import type { CategorySlug } from '@/catalogue/registry';
import type { Language } from '@/messages/Language';
import type { Messages } from '@/messages/Messages';
import { createSearchIndex } from './createSearchIndex';
import type { SearchList, ShelfDetails } from './SearchList';

/** A language with its labels. The queries' keys have no language, because a tab shows only one. */
type SearchLanguage = Pick<Language, 'code'> & {
  readonly messages: Pick<Messages, 'labelsOf'>;
};

/** In milliseconds. The site renews its list as often. */
const RENEWED_MS = SCAN_MINUTES * 60_000;

/** Asks even when the browser says that there is no network: the worker or the browser's cache may answer. */
const askAlways = { networkMode: 'always', refetchOnReconnect: true } as const;

/** The index of shelves and products, renewed every half hour. */
export function listQuery({ code, messages }: SearchLanguage) {
  return queryOptions({
    queryKey: ['search', 'list'],
    queryFn: async ({ signal }) =>
      createSearchIndex(messages, await answerOf<SearchList>(searchListPath, signal), code),
    staleTime: RENEWED_MS,
    refetchOnWindowFocus: false,
    // React Query can't compare two indexes.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
    ...askAlways,
  });
}

/** The full ids and pictures of a shelf. Cached for the tab's life, because result lines unmount with each key. */
export function detailsQuery(slug: CategorySlug) {
  return queryOptions({
    queryKey: ['search', 'details', slug],
    queryFn: ({ signal }) => answerOf<ShelfDetails>(`${searchListPath}/${slug}`, signal),
    staleTime: RENEWED_MS,
    gcTime: Number.POSITIVE_INFINITY,
    ...askAlways,
  });
}

async function answerOf<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
