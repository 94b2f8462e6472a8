import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '@/messages/useLanguage';
import { listQuery } from '@/search/searchQueries';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';

/**
 * Fetches the list of products before the first letter, when the browser is idle, so that the search works without a
 * network too; if data is saved, only the first letter asks for it.
 * @returns a function that asks again for a list that has failed.
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
