import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '@/language/useWords';
import { type Found, find, type Searched } from '@/search/find';
import { listQuery, namesQuery } from '@/search/searchQueries';

interface FoundNow {
  /** Absent for the moment until anything can be searched. */
  readonly found: Found | undefined;
  readonly searched: Searched | undefined;
  /** Whether products are among it by now. */
  readonly list: 'asked' | 'there' | 'failed';
  readonly retry: () => void;
}

/** What there is of what is typed: at once among the categories, and among the products when their list is there. */
export function useFound(typed: string): FoundNow {
  const { categories } = useWords();
  const names = useQuery(namesQuery(categories));
  const list = useQuery(listQuery(categories));
  const searched = list.data ?? names.data;
  const found = useMemo(() => searched && find(typed, searched), [typed, searched]);
  const failed = list.isError || list.isPaused;
  return {
    found,
    searched,
    list: list.data ? 'there' : failed ? 'failed' : 'asked',
    retry: () => void list.refetch(),
  };
}
