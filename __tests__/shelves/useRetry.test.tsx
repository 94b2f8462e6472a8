import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageGoneError } from '@/shelves/PageGoneError';
import { useRetry } from '@/shelves/useRetry';

/** A page that shows one collection, whose renewal failed. Gives the retry and how often the collection was asked for. */
async function aPage(failure: Error) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = jest.fn().mockRejectedValue(failure);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const shown = renderHook(() => useQuery({ queryKey: ['shelf'], queryFn: ask }), { wrapper });
  await waitFor(() => expect(shown.result.current.isError).toBe(true));
  const retry = renderHook(() => useRetry(), { wrapper }).result.current;
  return { ask, retry, leave: shown.unmount };
}

/** jsdom can't load a page: it says so instead, whenever it is told to. */
function pageLoads() {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => said.mock.calls.filter(([message]) => /navigation/.test(String(message))).length;
}

describe('useRetry', () => {
  it('asks again for what the page shows', async () => {
    const loads = pageLoads();
    const { ask, retry } = await aPage(new TypeError('Failed to fetch'));
    retry();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(loads()).toBe(0);
  });

  it('loads the page anew when the site no longer has its data', async () => {
    const loads = pageLoads();
    const { ask, retry } = await aPage(new PageGoneError('/Foundation'));
    retry();
    expect(loads()).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('loads nothing anew for the data of a page that was left', async () => {
    const loads = pageLoads();
    const { retry, leave } = await aPage(new PageGoneError('/Foundation'));
    leave();
    retry();
    expect(loads()).toBe(0);
  });
});
