import Router from 'next/router';
import { mayPrefetch } from './mayPrefetch';

/**
 * Fetches the data of the page that was opened by its address, once the visitor has gone on to another page. Next's
 * router keeps the data that it has fetched itself, but the first page's came in its HTML, so Back to it would wait for
 * the network.
 */
export function prefetchFirstPage(): void {
  const onLeave = (_path: string, { shallow }: { readonly shallow: boolean }) => {
    if (shallow) return;
    Router.events.off('routeChangeStart', onLeave);
    const { pathname, query, asPath } = Router;
    // The router keeps data under its file and this query: the route's parameters, then those of the address.
    const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const first = `${pathname}?${new URLSearchParams(parameters)}`;
    const onArrival = () => {
      Router.events.off('routeChangeComplete', onArrival);
      // A failed prefetch is harmless: Back fetches the page again.
      if (mayPrefetch()) Router.prefetch(first, asPath).catch(() => undefined);
    };
    Router.events.on('routeChangeComplete', onArrival);
  };
  Router.events.on('routeChangeStart', onLeave);
}
