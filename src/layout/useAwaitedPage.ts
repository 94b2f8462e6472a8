import Router from 'next/router';
import { useEffect, useState } from 'react';
import { serviceWorkers } from '@/offline/serviceWorkers';

/** Marks the navigation that follows when the site has answered. */
const ANSWERED = 'answered';

/** Without an answer after this time, in milliseconds, there is no network that a visitor could use. */
const LONGEST_WAIT_MS = 15_000;

/** What a visitor waits for after a press. */
interface AwaitedPage {
  /** The path with language, query and fragment; undefined while nobody waits. */
  readonly path?: string;
  /** The network is lost: this page stays, until the next press. */
  readonly isLost?: boolean;
}

/**
 * The page that the visitor waits for, loaded by Next's router or by the browser.
 *
 * Keeps the visitor here when the network is lost. A link whose page can't be fetched, or a dialog whose script can't,
 * ends in a full load of that page's address, and without a network in the browser's error page. So the site is asked
 * for that address first. It uses the Navigation API; browsers without it show their error page. On a device with the
 * site's worker, that answers.
 */
export function useAwaitedPage(): AwaitedPage {
  const [awaited, setAwaited] = useState<AwaitedPage>({});
  useEffect(() => {
    let latest: string | undefined;
    /** The browser loads the page. A navigation of the router that began before may complete meanwhile. */
    let isFullLoad = false;
    const wait = (path?: string) => {
      latest = path;
      setAwaited(path === undefined ? {} : { path });
    };
    const end = () => wait();
    const start = (path: string) => {
      isFullLoad = false;
      wait(path);
    };
    const complete = () => {
      if (!isFullLoad) end();
    };
    // A cancelled navigation gives way to another one, which may be to the same page.
    const fail = (error?: { readonly cancelled?: boolean }) => {
      if (!error?.cancelled) complete();
    };
    const load = (event: NavigateEvent) => {
      if (!isPageLoad(event)) return;
      const { url } = event.destination;
      const { pathname, search, hash } = new URL(url);
      const path = pathname + search + hash;
      isFullLoad = true;
      wait(path);
      // The worker answers without a network, too.
      if (event.info === ANSWERED || serviceWorkers()?.controller) {
        // By the browser's button to stop it.
        event.signal.addEventListener('abort', () => latest === path && end());
        return;
      }
      event.preventDefault();
      askSite(url).then(
        () => latest === path && window.navigation.navigate(url, { info: ANSWERED }),
        () => latest === path && setAwaited({ isLost: true }),
      );
    };
    const forget = () => setAwaited((now) => (now.isLost ? {} : now));
    const listeners = [
      ['routeChangeStart', start],
      ['routeChangeError', fail],
      ['routeChangeComplete', complete],
      ['hashChangeStart', end],
    ] as const;
    for (const [event, listener] of listeners) Router.events.on(event, listener);
    window.navigation?.addEventListener('navigate', load);
    window.addEventListener('click', forget, true);
    window.addEventListener('online', forget);
    // The next page has come. This one may be shown again by Back.
    window.addEventListener('pagehide', end);
    return () => {
      for (const [event, listener] of listeners) Router.events.off(event, listener);
      window.navigation?.removeEventListener('navigate', load);
      window.removeEventListener('click', forget, true);
      window.removeEventListener('online', forget);
      window.removeEventListener('pagehide', end);
    };
  }, []);
  return awaited;
}

/**
 * Whether the browser is about to load another page of this site. Back to a page is no such navigation: its address is
 * already shown, and staying here would contradict it.
 */
function isPageLoad({ destination, cancelable }: NavigateEvent): boolean {
  const { url, sameDocument } = destination;
  const { origin, href } = window.location;
  return cancelable && !sameDocument && url !== href && url.startsWith(`${origin}/`);
}

/**
 * Resolves when the site answers, whatever it says.
 * @throws TypeError or DOMException when it does not.
 */
function askSite(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  // The HTTP cache must not answer, because it would hide that the network is lost.
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal });
}
