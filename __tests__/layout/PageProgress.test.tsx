import { act, screen } from '@testing-library/react';
import Router from 'next/router';
import { PageProgress } from '@/layout/PageProgress';
import { isStored } from '@/offline/storedShop';
import { pass } from '../helpers/pass';
import { renderInSite } from '../helpers/renderInSite';

jest.mock('@/offline/storedShop', () => ({ isStored: jest.fn(async () => false) }));

const SLOW = 'The network is slow. The page is still loading\u00a0…';

/** What is said. */
const said = () => screen.getByRole('status').textContent?.trim();

/** The router emits `routeChangeStart`, and so on. */
function route(change: 'Start' | 'Complete' | 'Error', ...details: unknown[]) {
  act(() => Router.events.emit(`routeChange${change}`, ...details));
}

/** A press of a link to a path. */
const press = (path = '/Primer') => route('Start', path);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('PageProgress', () => {
  it('starts as an empty live region', () => {
    renderInSite(<PageProgress />);
    expect(said()).toBe('');
  });

  it.each([
    [200, 'The page is loading'],
    [3_000, SLOW],
  ])('after %d ms says: %s', async (delay, words) => {
    renderInSite(<PageProgress />);
    press();
    await pass(delay - 1);
    expect(said()).not.toBe(words);
    await pass(1);
    expect(said()).toBe(words);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('then offers the page as it is kept on this device', async () => {
    jest.mocked(isStored).mockImplementationOnce(async (path) => path === '/Primer?sort=price');
    renderInSite(<PageProgress />);
    press('/Primer?sort=price');
    await pass(3_000);
    expect(screen.getByRole('link', { name: 'Open the copy kept on this device' })).toHaveAttribute(
      'href',
      '/Primer?sort=price',
    );
  });

  it.each([
    ['arrives', 'Complete'],
    ['fails', 'Error'],
  ] as const)('becomes empty again when the page %s', async (_how, end) => {
    renderInSite(<PageProgress />);
    for (const waited of [150, 200, 3_000]) {
      press();
      await pass(waited);
      route(end);
      expect(said()).toBe('');
      await pass(4_000);
      expect(said()).toBe('');
    }
  });

  it('restarts the delay when a press leads to another page', async () => {
    renderInSite(<PageProgress />);
    press();
    await pass(150);
    route('Error', { cancelled: true });
    press('/Toner');
    await pass(150);
    expect(said()).toBe('');
    await pass(50);
    expect(said()).toBe('The page is loading');
  });

  it('goes on counting when the same link is pressed again', async () => {
    renderInSite(<PageProgress />);
    press();
    await pass(2_500);
    route('Error', { cancelled: true });
    press();
    await pass(500);
    expect(said()).toBe(SLOW);
  });

  it('ends when a press leads to a part of this page instead', async () => {
    renderInSite(<PageProgress />);
    press();
    await pass(3_000);
    act(() => Router.events.emit('hashChangeStart', '/lens#top'));
    expect(said()).toBe('');
  });
});
