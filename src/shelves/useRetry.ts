import { useQueryClient } from '@tanstack/react-query';

/** Asks the site again for what the page shows. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active' });
}
