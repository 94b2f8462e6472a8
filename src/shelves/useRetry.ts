import { useQueryClient } from '@tanstack/react-query';
import { PageGoneError } from './PageGoneError';

/** Asks again for what the page shows; loads the page anew where only that can help. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => {
    const gone = client
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ state }) => state.error instanceof PageGoneError);
    if (gone) window.location.reload();
    else void client.refetchQueries({ type: 'active' });
  };
}
