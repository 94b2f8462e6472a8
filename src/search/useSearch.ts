import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '@/messages/useLanguage';
import { createSearchIndex } from './createSearchIndex';
import { search } from './search';
import { listQuery } from './searchQueries';

/** The result for a typed text, and the state of the list. Until the list has loaded, only shelves are found. */
export function useSearch(typed: string) {
  const language = useLanguage();
  const list = useQuery(listQuery(language));
  const index = useMemo(
    () => list.data ?? createSearchIndex(language.messages),
    [list.data, language.messages],
  );
  const result = useMemo(() => search(typed, index), [typed, index]);
  return { result, list };
}
