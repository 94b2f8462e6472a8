import { act, fireEvent, renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useAwaitedPage } from '@/layout/useAwaitedPage';
import { deferred } from '../helpers/deferred';

/** What a test changes of a usual event: the load of another page of this site. */
interface Load {
  readonly url?: string;
  readonly sameDocument?: boolean;
  readonly cancelable?: boolean;
  readonly info?: unknown;
}

/** jsdom has no Navigation API. */
const navigation = Object.assign(new EventTarget(), { navigate: jest.fn() });

function use(answer: () => Promise<Response>) {
  const fetch = jest.spyOn(window, 'fetch').mockImplementation(answer);
  const { result } = renderHook(useAwaitedPage);
  return { fetch, awaited: () => result.current };
}

/** The browser is about to navigate; returns whether that was prevented. */
async function load({ cancelable = true, info, ...to }: Load = {}): Promise<boolean> {
  const event = new Event('navigate', { cancelable });
  const destination = { url: 'http://localhost/Toner', sameDocument: false, ...to };
  const { signal } = browser;
  Object.assign(event, { destination, info, signal });
  await act(async () => void navigation.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Its button to stop the load. */
let browser: AbortController;

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  browser = new AbortController();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  navigation.navigate.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a full load of another page', () => {
  it('is not begun while the site does not answer: the network is lost until the next press', async () => {
    const { awaited } = use(noAnswer);
    expect(await load()).toBe(true);
    expect(awaited()).toEqual({ isLost: true });
    expect(navigation.navigate).not.toHaveBeenCalled();
    fireEvent.click(document.body);
    expect(awaited()).toEqual({});
  });

  it('is no longer lost when the network is back', async () => {
    const { awaited } = use(noAnswer);
    await load();
    fireEvent(window, new Event('online'));
    expect(awaited()).toEqual({});
  });

  it('follows when the site answers, whatever it says', async () => {
    const { fetch, awaited } = use(async () => ({ ok: false, status: 500 }) as Response);
    expect(await load()).toBe(true);
    expect(fetch.mock.calls).toEqual([
      ['http://localhost/Toner', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })],
    ]);
    expect(navigation.navigate.mock.calls).toEqual([
      ['http://localhost/Toner', { info: 'answered' }],
    ]);
    expect(awaited()).toEqual({ path: '/Toner' });
  });

  it('gives up after 15 seconds', async () => {
    const end = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    const { fetch } = use(noAnswer);
    await load();
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(end.signal);
  });

  it('is forgotten when another press comes before the answer', async () => {
    const answer = deferred<Response>();
    const { awaited } = use(() => answer.promise);
    await load();
    act(() => Router.events.emit('routeChangeStart', '/Primer'));
    await act(async () => answer.resolve({ ok: true } as Response));
    expect(navigation.navigate).not.toHaveBeenCalled();
    expect(awaited()).toEqual({ path: '/Primer' });
  });

  it('is awaited by its whole path, until the page is left', async () => {
    const { awaited } = use(silence);
    await load({ url: 'http://localhost/Toner?sort=price#a' });
    expect(awaited()).toEqual({ path: '/Toner?sort=price#a' });
    fireEvent(window, new Event('pagehide'));
    expect(awaited()).toEqual({});
  });

  it('goes on from what the router could not load', async () => {
    const { awaited } = use(silence);
    act(() => Router.events.emit('routeChangeStart', '/Toner'));
    const before = awaited();
    await act(async () => {
      Router.events.emit('routeChangeError', new Error('Failed to load script'));
      await load();
    });
    expect(awaited()).toEqual(before);
  });

  it('goes on when the router shows its own page meanwhile', async () => {
    const answer = deferred<Response>();
    const { awaited } = use(() => answer.promise);
    act(() => Router.events.emit('routeChangeStart', '/Toner'));
    await load();
    act(() => Router.events.emit('routeChangeComplete', '/Toner'));
    expect(awaited()).toEqual({ path: '/Toner' });
    await act(async () => answer.resolve({ ok: true } as Response));
    expect(navigation.navigate).toHaveBeenCalledTimes(1);
  });

  it('is begun at once where a worker answers, and awaited all the same', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: {} },
    });
    const { fetch, awaited } = use(silence);
    expect(await load()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    expect(awaited()).toEqual({ path: '/Toner' });
    act(() => browser.abort());
    expect(awaited()).toEqual({});
  });

  it.each<[what: string, of: Load]>([
    ['a page that has just answered', { info: 'answered' }],
    ['a step within the page', { sameDocument: true }],
    ['a step back', { cancelable: false }],
    ['a reload', { url: window.location.href }],
    ['another site', { url: 'http://localhost.example/' }],
    ['a call', { url: 'tel:+910000000000' }],
  ])('of %s is left to the browser', async (_what, of) => {
    const { fetch } = use(noAnswer);
    expect(await load(of)).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is the browser’s in one without the Navigation API', () => {
    Reflect.deleteProperty(window, 'navigation');
    expect(use(noAnswer).awaited()).toEqual({});
  });
});
