import { act, screen } from '@testing-library/react';
import Router from 'next/router';
import { PageProgress } from '@/layout/PageProgress';
import { english } from '@/messages/en/english';
import { renderInSite } from './renderInSite';

/** jsdom has no Navigation API. */
export const navigation = Object.assign(new EventTarget(), { traverseTo: jest.fn() });

/** Shows what a press shows while its page does not come. Its tests set the time. */
export function showProgress(language = english) {
  return renderInSite(
    <>
      <a href="/Foundation/rose-a">Rose Foundation</a>
      <PageProgress />
    </>,
    { language, path: '/lens?sort=price' },
  );
}

/** The router emits `routeChangeStart`, and so on. */
export function route(change: 'Start' | 'Complete' | 'Error', ...details: unknown[]) {
  act(() => Router.events.emit(`routeChange${change}`, ...details));
}

/** A press of a link to a path. */
export const press = (path = '/Primer') => route('Start', path);

/** What is said. */
export function said(): string | null {
  return screen.getByRole('status').textContent;
}

/** Fake timers, and a Navigation API, for each test of the file. */
export function inOwnTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
    jest.clearAllMocks();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'navigation');
  });
}
