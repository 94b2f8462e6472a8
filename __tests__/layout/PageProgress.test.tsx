import { act } from '@testing-library/react';
import Router from 'next/router';
import { awaitedPage } from '@/layout/awaitedPage';
import { pass } from '../helpers/pass';
import { inOwnTime, press, route, said, showProgress } from '../helpers/slowPress';

inOwnTime();

describe('PageProgress', () => {
  it('starts as an empty live region', () => {
    showProgress();
    expect(said()).toBe('');
  });

  it('announces that the page is loading after 200 ms', async () => {
    showProgress();
    press();
    await pass(199);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe('The page is loading');
  });

  it.each([
    ['arrives', 'Complete'],
    ['fails', 'Error'],
  ] as const)(
    'becomes empty again when the page %s, before 200 ms or after 8 s',
    async (_how, end) => {
      showProgress();
      for (const waited of [150, 200, 2_000, 8_000]) {
        press();
        await pass(waited);
        route(end);
        expect(said()).toBe('');
        await pass(9_000);
        expect(said()).toBe('');
      }
    },
  );

  it('restarts the delay when a press leads to another page', async () => {
    showProgress();
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
    showProgress();
    press();
    await pass(1_500);
    route('Error', { cancelled: true });
    press();
    await pass(500);
    expect(said()).toContain('Opening “Primer”\u00a0…');
  });

  it('goes on counting when the browser loads what the router could not', async () => {
    showProgress();
    press();
    await pass(1_900);
    act(() => {
      Router.events.emit('routeChangeError', new Error('Failed to load script'));
      awaitedPage.start('/Primer');
    });
    await pass(100);
    expect(said()).toContain('Opening “Primer”\u00a0…');
  });

  it('ends when a press leads to a part of this page instead', async () => {
    showProgress();
    press();
    await pass(2_000);
    act(() => Router.events.emit('hashChangeStart', '/lens#top'));
    expect(said()).toBe('');
  });

  it('removes its timers and listeners on unmount', () => {
    const { unmount } = showProgress();
    press();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    press();
    expect(jest.getTimerCount()).toBe(0);
    expect(awaitedPage.current()).toBeUndefined();
  });
});
