import { act, fireEvent, screen } from '@testing-library/react';
import Router from 'next/router';
import { awaitedPage } from '@/layout/awaitedPage';
import { PageProgress } from '@/layout/PageProgress';
import { lastNavigation } from '@/ui/lastNavigation';
import { pass } from '../helpers/pass';
import { renderInSite } from '../helpers/renderInSite';

/** jsdom has no Navigation API. */
const navigation = Object.assign(new EventTarget(), { traverseTo: jest.fn() });

function show() {
  return renderInSite(<PageProgress />, { path: '/lens?sort=price' });
}

/** The router emits `routeChangeStart`, and so on. */
function route(change: 'Start' | 'Complete' | 'Error', ...details: unknown[]) {
  act(() => Router.events.emit(`routeChange${change}`, ...details));
}

const start = (path = '/Primer') => route('Start', path);

function status(): string | null {
  return screen.getByRole('status').textContent;
}

function stay() {
  return screen.queryByRole('button', { name: 'Stay here' });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  jest.clearAllMocks();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
});

describe('PageProgress', () => {
  it('starts as an empty live region', () => {
    show();
    expect(status()).toBe('');
  });

  it('announces that the page is loading after 200 ms', async () => {
    show();
    start();
    await pass(199);
    expect(status()).toBe('');
    await pass(1);
    expect(status()).toBe('The page is loading');
  });

  it.each([
    ['arrives', 'Complete'],
    ['fails', 'Error'],
  ] as const)(
    'becomes empty again when the page %s, before 200 ms or after 8 s',
    async (_how, end) => {
      show();
      for (const waited of [150, 200, 2_000, 8_000]) {
        start();
        await pass(waited);
        route(end);
        expect(status()).toBe('');
        await pass(9_000);
        expect(status()).toBe('');
      }
    },
  );

  it('restarts the delay when a press leads to another page', async () => {
    show();
    start();
    await pass(150);
    route('Error', { cancelled: true });
    start('/Toner');
    await pass(150);
    expect(status()).toBe('');
    await pass(50);
    expect(status()).toBe('The page is loading');
  });

  it('goes on counting when the same link is pressed again', async () => {
    show();
    start();
    await pass(1_500);
    route('Error', { cancelled: true });
    start();
    await pass(500);
    expect(status()).toContain('Opening “Primer” …');
  });

  it('goes on counting when the browser loads what the router could not', async () => {
    show();
    start();
    await pass(1_900);
    act(() => {
      Router.events.emit('routeChangeError', new Error('Failed to load script'));
      awaitedPage.start('/Primer');
    });
    await pass(100);
    expect(status()).toContain('Opening “Primer” …');
  });

  it('ends when a press leads to a part of this page instead', async () => {
    show();
    start();
    await pass(2_000);
    act(() => Router.events.emit('hashChangeStart', '/lens#top'));
    expect(status()).toBe('');
  });

  it('removes its timers and listeners on unmount', () => {
    const { unmount } = show();
    start();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    start();
    expect(jest.getTimerCount()).toBe(0);
    expect(awaitedPage.current()).toBeUndefined();
  });
});

describe('a press whose page does not come', () => {
  it('says after 2 s where it leads, and after 8 s that the network is slow', async () => {
    show();
    start();
    await pass(1_999);
    expect(status()).toBe('The page is loading');
    await pass(1);
    expect(status()).toBe('Opening “Primer” …Stay here');
    await pass(5_999);
    expect(status()).not.toContain('slow');
    await pass(1);
    expect(status()).toBe('The network is slow. Opening “Primer” …Stay here');
  });

  it('stays on this page, as it is', async () => {
    const { router } = show();
    start();
    await pass(2_000);
    fireEvent.click(stay() as HTMLElement);
    expect(router.replace).toHaveBeenCalledWith('/lens?sort=price', undefined, {
      shallow: true,
      scroll: false,
    });
  });

  it('stays after Back by the way to the entry that was left', async () => {
    const { router } = show();
    const left = Object.assign(new Event('currententrychange'), { from: { key: 'left' } });
    act(() => void navigation.dispatchEvent(left));
    lastNavigation.noteHistoryStep();
    start();
    await pass(2_000);
    fireEvent.click(stay() as HTMLElement);
    expect(navigation.traverseTo).toHaveBeenCalledWith('left');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('can not stay after Back in a browser that does not tell the way', async () => {
    Reflect.deleteProperty(window, 'navigation');
    show();
    lastNavigation.noteHistoryStep();
    start();
    await pass(2_000);
    expect(status()).toBe('Opening “Primer” …');
  });
});
