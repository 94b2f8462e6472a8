import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '@/messages/useLanguage';
import { listQuery } from '@/search/searchQueries';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

/**
 * Loads the list of products when idle, so that the search works without a network; with data
 * saving, at the first letter. Returns the function that asks again after a failure.
 */
export function useSearchList(): () => void {
  const client = useQueryClient();
  const language = useLanguage();
  useEffect(() => {
    if (!mayPrefetch()) return;
    whenIdle(() => void client.query(listQuery(language)).catch(() => undefined));
  }, [client, language]);
  return useCallback(() => {
    const { queryKey } = listQuery(language);
    void client.refetchQueries({
      queryKey,
      predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
    });
  }, [client, language]);
}
