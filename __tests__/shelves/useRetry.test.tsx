import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRetry } from '@/shelves/useRetry';

/** A page that shows one collection, whose renewal failed. Gives the retry and how often the collection was asked for. */
async function aPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = renderHook(() => useQuery({ queryKey: ['shelf'], queryFn: ask }), { wrapper });
  await waitFor(() => expect(shown.result.current.isError).toBe(true));
  const retry = renderHook(() => useRetry(), { wrapper }).result.current;
  return { ask, retry, leave: shown.unmount };
}

describe('useRetry', () => {
  it('asks again for what the page shows', async () => {
    const { ask, retry } = await aPage();
    retry();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('asks for nothing that only a page showed that was left', async () => {
    const { ask, retry, leave } = await aPage();
    leave();
    retry();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
