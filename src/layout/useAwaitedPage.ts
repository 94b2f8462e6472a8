import Router from 'next/router';
import { useEffect, useState } from 'react';

/**
 * The page that the visitor waits for, loaded by Next's router or by the browser: its path with language, query and
 * fragment; undefined while nobody waits. Browsers without the Navigation API tell of the router's loads alone.
 */
export function useAwaitedPage(): string | undefined {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    /** The browser loads the page. A navigation of the router that began before may complete meanwhile. */
    let isFullLoad = false;
    const end = () => setAwaited(undefined);
    const start = (path: string) => {
      isFullLoad = false;
      setAwaited(path);
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
      const { pathname, search, hash } = new URL(event.destination.url);
      const path = pathname + search + hash;
      isFullLoad = true;
      setAwaited(path);
      // By the browser's button to stop it, or because the answer is a file to keep.
      event.signal.addEventListener('abort', () =>
        setAwaited((latest) => (latest === path ? undefined : latest)),
      );
    };
    const listeners = [
      ['routeChangeStart', start],
      ['routeChangeError', fail],
      ['routeChangeComplete', complete],
      ['hashChangeStart', end],
    ] as const;
    for (const [event, listener] of listeners) Router.events.on(event, listener);
    window.navigation?.addEventListener('navigate', load);
    // The next page has come. This one may be shown again by Back.
    window.addEventListener('pagehide', end);
    return () => {
      for (const [event, listener] of listeners) Router.events.off(event, listener);
      window.navigation?.removeEventListener('navigate', load);
      window.removeEventListener('pagehide', end);
    };
  }, []);
  return awaited;
}

/** Whether the browser is about to load another page of this site by an address. */
function isPageLoad({ destination, downloadRequest }: NavigateEvent): boolean {
  const { url, sameDocument } = destination;
  const { origin, href } = window.location;
  return !sameDocument && downloadRequest === null && url !== href && url.startsWith(`${origin}/`);
}
