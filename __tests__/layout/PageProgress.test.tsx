import { act, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { PageProgress } from '@/layout/PageProgress';
import { aRouter } from '../helpers/aRouter';
import { pass } from '../helpers/pass';
import { renderInSite } from '../helpers/renderInSite';

/** Renders the indicator; `route('Start')` makes the router emit `routeChangeStart`, and so on. */
function show() {
  const events = mitt();
  const view = renderInSite(<PageProgress />, { router: { ...aRouter(), events } });
  return { ...view, route: (change: string) => act(() => events.emit(`routeChange${change}`)) };
}

function status(): string | null {
  return screen.getByRole('status').textContent;
}

describe('PageProgress', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts as an empty live region', () => {
    show();
    expect(status()).toBe('');
  });

  it('announces that the page is loading after 200 ms', async () => {
    const { route } = show();
    route('Start');
    await pass(199);
    expect(status()).toBe('');
    await pass(1);
    expect(status()).toBe('The page is loading');
  });

  it.each(['Complete', 'Error'])('becomes empty again on routeChange%s', async (end) => {
    const { route } = show();
    route('Start');
    await pass(200);
    route(end);
    expect(status()).toBe('');
    await pass(1_000);
    expect(status()).toBe('');
  });

  it.each(['Complete', 'Error'])(
    'announces nothing when routeChange%s comes within 200 ms',
    async (end) => {
      const { route } = show();
      route('Start');
      await pass(150);
      route(end);
      await pass(1_000);
      expect(status()).toBe('');
    },
  );

  it('restarts the delay when another route change begins', async () => {
    const { route } = show();
    route('Start');
    await pass(150);
    route('Error');
    route('Start');
    await pass(150);
    expect(status()).toBe('');
    await pass(50);
    expect(status()).toBe('The page is loading');
  });

  it('removes its timer and listeners on unmount', async () => {
    const { route, unmount } = show();
    route('Start');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    route('Start');
    expect(jest.getTimerCount()).toBe(0);
  });
});
