import { focusManager, hydrate, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import { useShelves } from '@/shelves/useShelves';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';
import { jsonRoundTrip } from '../helpers/jsonRoundTrip';
import { newTestCache } from '../helpers/newTestCache';

const NOW = 1_795_000_000_000;
const { collections } = categoryDefinition(findCategory('Foundation'));
const carried = { items: [aProduct()] };
const newer = { items: [aProduct({ price: 899 })] };
const unchanged = (age = 10) => anAnswer(carried, { age });
const changed = () => anAnswer(newer, { age: 10 });

/** What a visitor sees before the first refresh. */
const asCarried = { items: carried.items, mayBeOld: false };

/** A tab that has just opened the page. Each call of the returned function mounts the page once more. */
function aTab() {
  const client = newTestCache();
  hydrate(client, jsonRoundTrip(dehydrateShelves(collections, { products: carried })));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return () => renderHook(() => useShelves(collections, 'en').products, { wrapper });
}

function seconds(passed: number) {
  return act(() => jest.advanceTimersByTimeAsync(passed * 1_000));
}

function answerWith(answer: () => Promise<Response>) {
  return jest.spyOn(window, 'fetch').mockImplementation(answer);
}

/** A tab that left the page over a minute ago, after a refresh had confirmed its shelf. */
async function aReturningTab() {
  answerWith(async () => unchanged());
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

describe('useShelves on the first visit', () => {
  it('returns the data of the page at once, and refreshes it once', async () => {
    const fetch = answerWith(async () => unchanged());
    const { result } = aTab()();
    expect(result.current).toEqual(asCarried);
    await seconds(1);
    expect(result.current).toEqual(confirmed);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be reached', true],
    ['cannot be reached and the browser says so', false],
  ])(
    'marks the shelf as possibly old, without a time, when the site %s, and asks again',
    async (_what, isOnline) => {
      onlineManager.setOnline(isOnline);
      answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
      const { result } = aTab()();
      await seconds(1);
      expect(result.current).toEqual({ ...asCarried, mayBeOld: true });
      const fetch = answerWith(async () => unchanged());
      await seconds(30);
      expect(result.current).toMatchObject({ mayBeOld: false });
      await seconds(3_600);
      // At once, after half a minute, after an hour.
      expect(fetch).toHaveBeenCalledTimes(3);
    },
  );

  it('gives the time of the read when the site itself has nothing newer', async () => {
    answerWith(async () => unchanged(600));
    const { result } = aTab()();
    await seconds(1);
    expect(result.current).toEqual({
      items: carried.items,
      readAt: NOW - 600_000,
      mayBeOld: true,
    });
  });
});

describe('useShelves on a later visit', () => {
  it('does not refetch within 60 seconds', async () => {
    const fetch = answerWith(async () => unchanged());
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

  it('keeps its items and their time when a refresh fails, until a later one succeeds', async () => {
    const visit = await aReturningTab();
    answerWith(async () => anAnswer({}, { status: 503 }));
    const failed = visit();
    await seconds(1);
    expect(failed.result.current).toEqual({ ...confirmed, mayBeOld: true });
    failed.unmount();
    answerWith(async () => changed());
    const { result } = visit();
    await seconds(1);
    expect(result.current).toMatchObject({ items: newer.items, mayBeOld: false });
  });
});

describe('useShelves in a background tab', () => {
  it('stays quiet for any time, and refreshes when the tab gets the focus', async () => {
    const fetch = answerWith(async () => unchanged());
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
