import {
  focusManager,
  hydrate,
  onlineManager,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPage } from '@/catalogue/sitePages';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import { useShelves } from '@/shelves/useShelves';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';
import { throughJson } from '../helpers/throughJson';

const NOW = 1_795_000_000_000;
const { collections } = categoryPage(findCategory('Foundation'));
const carried = { version: 'aaaaaaaaaaaa', items: [aProduct()] };
const newer = { version: 'bbbbbbbbbbbb', items: [aProduct({ price: 899 })] };
const unchanged = { version: carried.version, ageSeconds: 10 };
const changed = { ...newer, ageSeconds: 10 };

/** What a visitor sees before the site was asked. */
const asCarried = { items: carried.items, mayBeOld: false };

/** A tab that opened the page now. Gives the way to come to the page, again and again. */
function aTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  hydrate(client, throughJson(dehydrateShelves(collections, { products: carried })));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return () => renderHook(() => useShelves(collections).products, { wrapper });
}

function seconds(passed: number) {
  return act(() => jest.advanceTimersByTimeAsync(passed * 1_000));
}

function answerWith(answer: () => Promise<Response>) {
  return jest.spyOn(window, 'fetch').mockImplementation(answer);
}

/** A tab in which the site confirmed the page's shelf, and which then left the page for more than a minute. */
async function aTabThatComesBack() {
  answerWith(async () => anAnswer(unchanged));
  const visit = aTab();
  const { unmount } = visit();
  await seconds(1);
  unmount();
  await seconds(61);
  return visit;
}

const readAt = NOW - 10_000;
const confirmed = { items: carried.items, readAt, mayBeOld: false };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

describe('useShelves on a page that was just opened', () => {
  it('has at once what the page carries, and asks once how old it is', async () => {
    const fetch = answerWith(async () => anAnswer(unchanged));
    const { result } = aTab()();
    expect(result.current).toEqual(asCarried);
    await seconds(1);
    expect(result.current).toEqual(confirmed);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('shows the items that the site has meanwhile', async () => {
    answerWith(async () => anAnswer(changed));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({ items: newer.items, readAt, mayBeOld: false });
  });

  it('says that its shelf may be old, not from when, while the site cannot be reached', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({ ...asCarried, mayBeOld: true });
  });

  it('says so as well when the phone knows that it is offline', async () => {
    onlineManager.setOnline(false);
    const fetch = answerWith(async () => anAnswer(unchanged));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({ ...asCarried, mayBeOld: true });
    expect(fetch).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await seconds(1);
    expect(result.current).toMatchObject({ mayBeOld: false });
  });

  it('says from when it is when the site itself has nothing newer', async () => {
    answerWith(async () => anAnswer({ ...unchanged, ageSeconds: 600 }));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({
      items: carried.items,
      readAt: NOW - 600_000,
      mayBeOld: true,
    });
  });

  it('shares one request among all that show the collection', async () => {
    const fetch = answerWith(async () => anAnswer(changed));
    const visit = aTab();
    const views = [visit(), visit()];
    await seconds(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    for (const { result } of views) expect(result.current.items).toEqual(newer.items);
  });
});

describe('useShelves on a page that is visited again', () => {
  it('asks for nothing within 60 seconds', async () => {
    const fetch = answerWith(async () => anAnswer(unchanged));
    const visit = aTab();
    const { unmount } = visit();
    await seconds(1);
    unmount();
    await seconds(58);
    const { result } = visit();
    await seconds(0.5);
    expect(result.current).toEqual(confirmed);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('later shows what it has at once and refreshes behind', async () => {
    const visit = await aTabThatComesBack();
    let answer: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const fetch = answerWith(() => held);
    fetch.mockClear();
    const { result } = visit();
    await seconds(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toEqual(confirmed);
    answer(anAnswer(changed));
    await seconds(1);
    expect(result.current).toMatchObject({ items: newer.items, mayBeOld: false });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site answers 503', async () => anAnswer({}, { status: 503 })],
    ['the site does not know the collection', async () => anAnswer({}, { status: 404 })],
    ['the answer is about another shelf', async () => anAnswer({ ...changed, items: undefined })],
  ])('keeps its items and says from when they are when %s', async (_what, answer) => {
    const visit = await aTabThatComesBack();
    answerWith(answer);
    const { result } = visit();
    await seconds(1);
    expect(result.current).toEqual({ ...confirmed, mayBeOld: true });
  });

  it('takes the failure back when a later refresh succeeds', async () => {
    const visit = await aTabThatComesBack();
    answerWith(async () => anAnswer({}, { status: 503 }));
    const { unmount } = visit();
    await seconds(1);
    unmount();
    answerWith(async () => anAnswer(changed));
    const { result } = visit();
    await seconds(1);
    expect(result.current).toMatchObject({ items: newer.items, mayBeOld: false });
  });
});

describe('useShelves in a tab that nobody looks at', () => {
  it('neither asks nor says anything, however long; who looks again has it renewed', async () => {
    const fetch = answerWith(async () => anAnswer(unchanged));
    const { result } = aTab()();
    await seconds(1);
    focusManager.setFocused(false);
    await seconds(12 * 3_600);
    expect(result.current).toEqual(confirmed);
    expect(fetch).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await seconds(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ items: carried.items, mayBeOld: false });
    expect(result.current.readAt).toBeGreaterThan(NOW);
  });
});
