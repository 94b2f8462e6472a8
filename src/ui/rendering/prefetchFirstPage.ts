import Router from 'next/router';
import { mayPrefetch } from './mayPrefetch';

/**
 * Fetches the data of a visit's first page once it is left. Next's router keeps only what it has
 * fetched, and these came in the HTML: Back would wait for the network.
 */
export function prefetchFirstPage(): void {
  const onLeave = (_path: string, { shallow }: { readonly shallow: boolean }) => {
    if (shallow) return;
    Router.events.off('routeChangeStart', onLeave);
    const { pathname, query, asPath } = Router;
    // The router's key: the file and the query, the route's parameters first.
    const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const first = `${pathname}?${new URLSearchParams(parameters)}`;
    const onArrival = () => {
      Router.events.off('routeChangeComplete', onArrival);
      if (mayPrefetch()) Router.prefetch(first, asPath).catch(() => undefined);
    };
    Router.events.on('routeChangeComplete', onArrival);
  };
  Router.events.on('routeChangeStart', onLeave);
}
