import { act, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { PageProgress } from '@/layout/PageProgress';
import { aRouter } from '../helpers/aRouter';
import { pass } from '../helpers/pass';
import { renderInSite } from '../helpers/renderInSite';

/** The sign in a site whose router says what it does. */
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

  it('is silent, and its place for messages is there already', () => {
    show();
    expect(status()).toBe('');
  });

  it('says that the page is loading when it takes longer than 200 ms', async () => {
    const { route } = show();
    route('Start');
    await pass(199);
    expect(status()).toBe('');
    await pass(1);
    expect(status()).toBe('The page is loading');
  });

  it.each(['Complete', 'Error'])('is silent again at the event %s', async (end) => {
    const { route } = show();
    route('Start');
    await pass(200);
    route(end);
    expect(status()).toBe('');
    await pass(1_000);
    expect(status()).toBe('');
  });

  it.each(['Complete', 'Error'])('stays silent when %s comes within a moment', async (end) => {
    const { route } = show();
    route('Start');
    await pass(150);
    route(end);
    await pass(1_000);
    expect(status()).toBe('');
  });

  it('counts anew when another page is asked for meanwhile', async () => {
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

  it('leaves nothing behind when it goes', async () => {
    const { route, unmount } = show();
    route('Start');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    route('Start');
    expect(jest.getTimerCount()).toBe(0);
  });
});
