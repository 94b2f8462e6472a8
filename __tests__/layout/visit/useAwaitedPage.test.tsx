import { act, fireEvent, renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useAwaitedPage } from '@/layout/visit/useAwaitedPage';

/** What a test changes of a usual event: the load of another page of this site. */
interface Load {
  readonly url?: string;
  readonly sameDocument?: boolean;
  readonly downloadRequest?: string;
}

/** jsdom has no Navigation API. */
const navigation = new EventTarget();

/** Its button to stop the load. */
let browser: AbortController;

const use = () => renderHook(useAwaitedPage).result;

/** The browser is about to navigate; returns whether that was prevented. */
function load({ downloadRequest, ...to }: Load = {}): boolean {
  const destination = { url: 'http://localhost/Toner', sameDocument: false, ...to };
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    destination,
    downloadRequest: downloadRequest ?? null,
    signal: browser.signal,
  });
  act(() => void navigation.dispatchEvent(event));
  return event.defaultPrevented;
}

const route = (change: 'Start' | 'Complete' | 'Error', ...details: unknown[]) =>
  act(() => Router.events.emit(`routeChange${change}`, ...details));

beforeEach(() => {
  browser = new AbortController();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
});
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

describe('a full load of another page', () => {
  it('is left to the browser, and awaited by its whole path until the page is left', () => {
    const awaited = use();
    expect(load({ url: 'http://localhost/Toner?sort=price#a' })).toBe(false);
    expect(awaited.current).toBe('/Toner?sort=price#a');
    fireEvent(window, new Event('pagehide'));
    expect(awaited.current).toBeUndefined();
  });

  it('is no longer awaited when the browser stops it', () => {
    const awaited = use();
    load();
    act(() => browser.abort());
    expect(awaited.current).toBeUndefined();
  });

  it('gives way to a press that leads elsewhere', () => {
    const awaited = use();
    load();
    route('Start', '/Primer');
    act(() => browser.abort());
    expect(awaited.current).toBe('/Primer');
  });

  it('goes on from what the router could not load', () => {
    const awaited = use();
    route('Start', '/Toner');
    act(() => {
      Router.events.emit('routeChangeError', new Error('Failed to load script'));
      load();
    });
    expect(awaited.current).toBe('/Toner');
  });

  it('goes on when the router shows its own page meanwhile', () => {
    const awaited = use();
    route('Start', '/Toner');
    load();
    route('Complete', '/Toner');
    expect(awaited.current).toBe('/Toner');
  });

  it.each<[what: string, of: Load]>([
    ['a step within the page', { sameDocument: true }],
    ['a reload', { url: window.location.href }],
    ['a file to keep', { downloadRequest: 'list.txt' }],
    ['another site', { url: 'http://localhost.example/' }],
    ['a call', { url: 'tel:+910000000000' }],
  ])('is not %s', (_what, of) => {
    const awaited = use();
    load(of);
    expect(awaited.current).toBeUndefined();
  });

  it('is not seen in a browser without the Navigation API', () => {
    Reflect.deleteProperty(window, 'navigation');
    expect(use().current).toBeUndefined();
  });
});
