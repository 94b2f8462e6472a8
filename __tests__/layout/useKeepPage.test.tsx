import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Activity, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { productCollection } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import { keepingChoice } from '@/device/keepingChoice';
import { useKeepPage } from '@/layout/useKeepPage';
import type { ShownPage } from '@/offline/keepingRules';
import { shelfQuery } from '@/shelves/shelfQuery';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { anAnswer } from '../helpers/anAnswer';
import { connected } from '../helpers/connected';
import { deferred } from '../helpers/deferred';
import { newTestCache } from '../helpers/newTestCache';
import { renderInSite } from '../helpers/renderInSite';

/** The shelf of the page, as its HTML carries it. */
const query = shelfQuery(productCollection(findCategory('lens')));
const carried = { version: 'v1', items: [] };

const told = jest.fn<void, [ShownPage]>();
const unregister = jest.fn();
const answer = jest.fn<Promise<Response>, []>();

/** A page without a shelf. */
function Bare() {
  useKeepPage();
  return null;
}

/** Opens a page with a shelf and a part whose script comes later, and waits until the browser is idle. */
async function open(script: Promise<ComponentType>) {
  const Later = hydrateLater(() => script);
  function Page() {
    useKeepPage();
    useQuery(query);
    return <Later />;
  }
  const client = newTestCache();
  client.setQueryData(query.queryKey, carried, { updatedAt: 0 });
  const html = renderToString(<Activity>{null}</Activity>);
  renderInSite(<Page />, { path: '/lens?sort=price', client, html });
  await idle();
  return client;
}

const idle = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const confirm = async () => anAnswer({ version: 'v1', ageSeconds: 60 });
const nothing = () => null;

beforeEach(() => {
  jest.useFakeTimers({ now: 100_000_000 });
  told.mockClear();
  answer.mockReset().mockImplementation(confirm);
  jest.spyOn(window, 'fetch').mockImplementation(answer);
  performance.getEntriesByType ??= () => [];
  const ready = Promise.resolve({ active: { postMessage: told } });
  const nobody = async () => undefined;
  const serviceWorker = {
    ready,
    register: nobody,
    getRegistrations: async () => [{ unregister }],
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  keepingChoice.change(() => undefined);
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

describe('useKeepPage', () => {
  it('has a page kept once the scripts of all its parts are there, and says when its prices were read', async () => {
    const script = deferred<ComponentType>();
    await open(script.promise);
    expect(told).not.toHaveBeenCalled();
    script.resolve(nothing);
    await idle();
    expect(told).toHaveBeenCalledTimes(1);
    const [[message] = []] = told.mock.calls;
    expect(message).toMatchObject({ path: '/lens', versions: ['v1'] });
    expect(message?.readAt).toBeCloseTo(100_000_000 - 60_000, -4);
  });

  it('has a page kept that nobody could confirm, and again with its date when the site answers', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const client = await open(Promise.resolve(nothing));
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).not.toHaveProperty('readAt');
    await act(() => client.refetchQueries());
    await idle();
    expect(told).toHaveBeenCalledTimes(2);
    expect(told.mock.calls[1]?.[0]).toHaveProperty('readAt');
    await act(() => client.refetchQueries());
    await idle();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('gives a page without shelves no date: what it shows later may be older', async () => {
    renderInSite(<Bare />, { path: '/shortlist' });
    await idle();
    expect(told.mock.calls).toEqual([[expect.objectContaining({ path: '/shortlist' })]]);
    expect(told.mock.calls[0]?.[0]).not.toHaveProperty('readAt');
  });

  it('has nothing kept, and no error, in a sandboxed document, which throws at a look at its workers', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    await open(Promise.resolve(nothing));
    expect(told).not.toHaveBeenCalled();
  });

  it('has nothing kept on a device that saves data, until the visitor asks for it', async () => {
    connected({ saveData: true });
    await open(Promise.resolve(nothing));
    expect(told).not.toHaveBeenCalled();
    act(() => keepingChoice.change(() => true));
    await idle();
    expect(told.mock.calls[0]?.[0]).toMatchObject({ path: '/lens', asked: true });
    connected();
  });

  it('ends what is left of the keeping after the visitor has ended it, and has nothing kept', async () => {
    const storage = { keys: async () => ['shop-pictures', 'another'], delete: jest.fn() };
    Object.defineProperty(window, 'caches', { configurable: true, value: storage });
    keepingChoice.change(() => false);
    await open(Promise.resolve(nothing));
    expect(storage.delete.mock.calls).toEqual([['shop-pictures']]);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });
});
