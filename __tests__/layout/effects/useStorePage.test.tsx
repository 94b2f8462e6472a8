import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Activity, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { useStorePage } from '@/layout/effects/useStorePage';
import { storeShownPage } from '@/offline/storeShownPage';
import { shelfQuery } from '@/shelves/shelfQuery';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { anAnswer } from '../../helpers/anAnswer';
import { connected } from '../../helpers/connected';
import { deferred } from '../../helpers/deferred';
import { newTestCache } from '../../helpers/newTestCache';
import { renderInSite } from '../../helpers/renderInSite';

jest.mock('@/offline/storeShownPage');

/** The shelf of the page, as its HTML carries it. */
const query = shelfQuery(productCollection(findCategory('lens')));
const carried = { items: [] };

const kept = jest.mocked(storeShownPage);
const answer = jest.fn<Promise<Response>, []>();

/** A page without a shelf. */
function Bare() {
  useStorePage();
  return null;
}

/** Opens a page with a shelf and a part whose script comes later, and waits until the browser is idle. */
async function open(script: Promise<ComponentType>) {
  const Later = hydrateLater(() => script);
  function Page() {
    useStorePage();
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
const confirm = async () => anAnswer(carried, { age: 60 });
const nothing = () => null;

beforeEach(() => {
  jest.useFakeTimers({ now: 100_000_000 });
  kept.mockClear();
  answer.mockReset().mockImplementation(confirm);
  jest.spyOn(window, 'fetch').mockImplementation(answer);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

describe('useStorePage', () => {
  it('has a page kept once the scripts of all its parts are there', async () => {
    const script = deferred<ComponentType>();
    await open(script.promise);
    expect(kept).not.toHaveBeenCalled();
    script.resolve(nothing);
    await idle();
    expect(kept.mock.calls).toEqual([['/lens']]);
  });

  it.each<[what: string, first: () => Promise<Response>]>([
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has an old reading alone', async () => anAnswer(carried, { age: 3_600 })],
  ])(
    'has a page kept not while the site %s, but once its prices are the newest',
    async (_what, first) => {
      answer.mockImplementationOnce(first);
      const client = await open(Promise.resolve(nothing));
      expect(kept).not.toHaveBeenCalled();
      const ask = async () => {
        await act(() => client.refetchQueries());
        await idle();
      };
      await ask();
      await ask();
      expect(kept).toHaveBeenCalledTimes(1);
    },
  );

  it('has a page without shelves kept', async () => {
    renderInSite(<Bare />, { path: '/shortlist' });
    await idle();
    expect(kept.mock.calls).toEqual([['/shortlist']]);
  });

  it('has nothing kept on a device that saves data', async () => {
    connected({ saveData: true });
    await open(Promise.resolve(nothing));
    expect(kept).not.toHaveBeenCalled();
    connected();
  });
});
