import Router from 'next/router';
import { useEffect, useState } from 'react';

/**
 * The page that the visitor waits for: its path with language, query and fragment; undefined while
 * nobody waits. Without the Navigation API only the router's loads are known.
 */
export function useAwaitedPage(): string | undefined {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    /** While the browser loads the page, an earlier navigation of the router may still complete. */
    let isFullLoad = false;
    const end = () => setAwaited(undefined);
    const start = (path: string) => {
      isFullLoad = false;
      setAwaited(path);
    };
    const complete = () => {
      if (!isFullLoad) end();
    };
    // A cancelled navigation gives way to another one, perhaps to the same page.
    const fail = (error?: { readonly cancelled?: boolean }) => {
      if (!error?.cancelled) complete();
    };
    const load = (event: NavigateEvent) => {
      if (!isPageLoad(event)) return;
      const { pathname, search, hash } = new URL(event.destination.url);
      const path = pathname + search + hash;
      isFullLoad = true;
      setAwaited(path);
      // The visitor has pressed Stop, or the answer is a download.
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
    // This page is left, and may come back from the back/forward cache.
    window.addEventListener('pagehide', end);
    return () => {
      for (const [event, listener] of listeners) Router.events.off(event, listener);
      window.navigation?.removeEventListener('navigate', load);
      window.removeEventListener('pagehide', end);
    };
  }, []);
  return awaited;
}

function isPageLoad({ destination, downloadRequest }: NavigateEvent): boolean {
  const { url, sameDocument } = destination;
  const { origin, href } = window.location;
  return !sameDocument && downloadRequest === null && url !== href && url.startsWith(`${origin}/`);
}
