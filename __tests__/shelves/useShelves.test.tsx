import {
  HydrationBoundary,
  onlineManager,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { shelfQuery } from '@/shelves/shelfQuery';
import { useShelf } from '@/shelves/useShelf';
import { anAnswer } from '../helpers/anAnswer';
import { pageData } from '../helpers/pageData';

const query = shelfQuery<string>('MAKEUP-Foundation', '/Foundation');
const old = { readAt: 1_000, items: ['Silk', 'Velvet'] };
const renewed = { readAt: 90_000, items: ['Silk', 'Velvet', 'Satin'] };

/** A tab that opened the page now. Gives the way to come to the page, again and again. */
function aTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const state = pageData([query.queryKey, old]).pageProps.dehydratedState;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
  return () => renderHook(() => useShelf(query), { wrapper });
}

function seconds(passed: number) {
  return act(() => jest.advanceTimersByTimeAsync(passed * 1_000));
}

function answerWith(answer: Promise<Response>) {
  return jest.spyOn(window, 'fetch').mockReturnValue(answer);
}

describe('useShelf', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    onlineManager.setOnline(true);
    jest.useRealTimers();
  });

  it('has what the page carries, and asks for nothing', async () => {
    const fetch = answerWith(Promise.resolve(anAnswer(pageData([query.queryKey, renewed]))));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({ ...old, refreshFailed: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks for nothing when the page is visited again within 60 seconds', async () => {
    const fetch = answerWith(Promise.resolve(anAnswer(pageData([query.queryKey, renewed]))));
    const visit = aTab();
    visit().unmount();
    await seconds(59);
    const { result } = visit();
    await seconds(0.5);
    expect(result.current).toEqual({ ...old, refreshFailed: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('later shows what it has at once and refreshes behind', async () => {
    let answer: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const fetch = answerWith(held);
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    const { result } = visit();
    await seconds(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toEqual({ ...old, refreshFailed: false });
    answer(anAnswer(pageData([query.queryKey, renewed])));
    await seconds(1);
    expect(result.current).toEqual({ ...renewed, refreshFailed: false });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site answers 503', () => Promise.resolve(anAnswer({}, 503))],
    ['the site no longer has the page', () => Promise.resolve(anAnswer({}, 404))],
    ['the answer is of another deployment', () => Promise.resolve(anAnswer({ pageProps: {} }))],
  ])('keeps its items and says that the refresh failed when %s', async (_what, answer) => {
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    answerWith(answer());
    const { result } = visit();
    await seconds(1);
    expect(result.current).toEqual({ ...old, refreshFailed: true });
  });

  it('keeps its items and says that the refresh failed when the phone is offline', async () => {
    const fetch = answerWith(Promise.resolve(anAnswer({})));
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    onlineManager.setOnline(false);
    const { result } = visit();
    await seconds(1);
    expect(result.current).toEqual({ ...old, refreshFailed: true });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says that the refresh failed when the site itself has nothing newer', async () => {
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    const date = new Date(old.readAt + 181_000).toUTCString();
    const stale = async () => anAnswer(pageData([query.queryKey, old]), 200, date);
    jest.spyOn(window, 'fetch').mockImplementation(stale);
    const { result } = visit();
    await seconds(3);
    expect(result.current).toEqual({ ...old, refreshFailed: true });
  });

  it('takes the failure back when a later refresh succeeds', async () => {
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    answerWith(Promise.resolve(anAnswer({}, 503)));
    visit().unmount();
    await seconds(1);
    answerWith(Promise.resolve(anAnswer(pageData([query.queryKey, renewed]))));
    const { result } = visit();
    await seconds(1);
    expect(result.current).toEqual({ ...renewed, refreshFailed: false });
  });

  it('shares one request among all that show the collection', async () => {
    const fetch = answerWith(Promise.resolve(anAnswer(pageData([query.queryKey, renewed]))));
    const visit = aTab();
    visit().unmount();
    await seconds(61);
    const views = [visit(), visit()];
    await seconds(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    for (const { result } of views) expect(result.current.items).toEqual(renewed.items);
  });

  it('fails on a page that does not carry the collection', () => {
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    expect(() => renderHook(() => useShelf(query), { wrapper })).toThrow(
      'This page does not carry shelf MAKEUP-Foundation',
    );
  });
});
