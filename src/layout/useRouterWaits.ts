import Router from 'next/router';
import { useEffect } from 'react';
import { lastNavigation } from '@/ui/lastNavigation';
import { awaitedPage } from './awaitedPage';

/** Tells `awaitedPage` which page Next's router is loading. */
export function useRouterWaits(): void {
  useEffect(() => {
    /** The history entry that the latest Back or Forward left. */
    let left: string | undefined;
    const leave = ({ from }: NavigationCurrentEntryChangeEvent) => {
      left = from.key;
    };
    const start = (path: string) => {
      awaitedPage.start(path, lastNavigation.isHistoryStep() ? wayBackTo(left) : cancelLink);
    };
    // A cancelled navigation gives way to another one, which may be to the same page.
    const fail = (error?: { readonly cancelled?: boolean }) => {
      if (!error?.cancelled) awaitedPage.end();
    };
    const listeners = [
      ['routeChangeStart', start],
      ['routeChangeError', fail],
      ['routeChangeComplete', awaitedPage.end],
      ['hashChangeStart', awaitedPage.end],
    ] as const;
    for (const [event, listener] of listeners) Router.events.on(event, listener);
    window.navigation?.addEventListener('currententrychange', leave);
    return () => {
      awaitedPage.end();
      for (const [event, listener] of listeners) Router.events.off(event, listener);
      window.navigation?.removeEventListener('currententrychange', leave);
    };
  }, []);
}

/** A link's navigation has changed nothing yet. The router cancels it for one to the page that it is on. */
function cancelLink(): void {
  void Router.replace(Router.asPath, undefined, { shallow: true, scroll: false });
}

/** Back and Forward have already changed the address. Only the Navigation API knows the way to the entry they left. */
function wayBackTo(entry: string | undefined): (() => void) | undefined {
  return entry === undefined ? undefined : () => void window.navigation.traverseTo(entry);
}
