import { act, fireEvent, screen } from '@testing-library/react';
import { awaitedPage } from '@/layout/awaitedPage';
import { LostNetwork } from '@/layout/LostNetwork';
import { pass } from '../helpers/pass';
import { renderInSite } from '../helpers/renderInSite';

const LOST = 'No network just now. Please press again when it is back.';

/** What a test changes of a usual event: the load of another page of this site. */
interface Load {
  readonly url?: string;
  readonly sameDocument?: boolean;
  readonly cancelable?: boolean;
  readonly info?: unknown;
}

/** jsdom has no Navigation API. */
const navigation = Object.assign(new EventTarget(), { navigate: jest.fn() });

function show(answer: (signal?: AbortSignal) => Promise<Response>) {
  const fetch = jest
    .spyOn(window, 'fetch')
    .mockImplementation((_address, init) => answer(init?.signal ?? undefined));
  renderInSite(<LostNetwork />);
  return fetch;
}

/** The browser is about to navigate; returns whether that was prevented. */
async function load({ cancelable = true, info, ...to }: Load = {}): Promise<boolean> {
  const event = new Event('navigate', { cancelable });
  const destination = { url: 'http://localhost/Toner', sameDocument: false, ...to };
  await act(async () => void navigation.dispatchEvent(Object.assign(event, { destination, info })));
  return event.defaultPrevented;
}

function noAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A network that says nothing until the request is given up. */
function silence(signal?: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

beforeEach(() => {
  window.stop = jest.fn();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  navigation.navigate.mockClear();
});
afterEach(() => {
  awaitedPage.end();
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

describe('LostNetwork', () => {
  it('keeps the visitor on the page while the site does not answer, and says so until the next press', async () => {
    show(noAnswer);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await load()).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent(LOST);
    expect(navigation.navigate).not.toHaveBeenCalled();
    fireEvent.click(document.body);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('takes the message away when the network is back', async () => {
    show(noAnswer);
    await load();
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('opens the page when the site answers, whatever it says', async () => {
    const fetch = show(async () => ({ ok: false, status: 500 }) as Response);
    expect(await load()).toBe(true);
    expect(fetch.mock.calls).toEqual([
      ['http://localhost/Toner', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })],
    ]);
    expect(navigation.navigate.mock.calls).toEqual([
      ['http://localhost/Toner', { info: 'answered' }],
    ]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each<[what: string, of: Load]>([
    ['a page that has just answered', { info: 'answered' }],
    ['a step within the page', { sameDocument: true }],
    ['a step back', { cancelable: false }],
    ['a reload', { url: window.location.href }],
    ['another site', { url: 'http://localhost.example/' }],
    ['a call', { url: 'tel:+910000000000' }],
  ])('leaves %s to the browser', async (_what, of) => {
    const fetch = show(noAnswer);
    expect(await load(of)).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does nothing in browsers without the Navigation API', () => {
    Reflect.deleteProperty(window, 'navigation');
    show(noAnswer);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives up after 15 seconds', async () => {
    jest.useFakeTimers();
    show(silence);
    await load();
    await pass(14_999);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(LOST);
    expect(awaitedPage.current()).toBeUndefined();
  });

  it('ends the load, without a message, when the visitor stays', async () => {
    const fetch = show(silence);
    await load({ url: 'http://localhost/Toner?sort=price#a' });
    expect(awaitedPage.current()?.path).toBe('/Toner?sort=price#a');
    await act(async () => awaitedPage.current()?.stay?.());
    expect(awaitedPage.current()).toBeUndefined();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(window.stop).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('awaits nothing any more when the page is left', async () => {
    show(silence);
    await load();
    fireEvent(window, new Event('pagehide'));
    expect(awaitedPage.current()).toBeUndefined();
  });

  it('asks nothing where a worker answers, and awaits the page all the same', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: {} },
    });
    const fetch = show(silence);
    expect(await load()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    expect(awaitedPage.current()?.path).toBe('/Toner');
  });
});
