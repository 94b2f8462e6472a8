import { act, fireEvent, screen } from '@testing-library/react';
import { LostNetwork } from '@/layout/LostNetwork';
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

function show(answer: () => Promise<Response>) {
  const fetch = jest.spyOn(window, 'fetch').mockImplementation(answer);
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

beforeEach(() => {
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  AbortSignal.timeout ??= () => new AbortController().signal;
  navigation.navigate.mockClear();
});
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

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
});
