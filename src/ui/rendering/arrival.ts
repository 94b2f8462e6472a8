import Router from 'next/router';

let byLink = false;

// At Back the browser has changed its address before the router begins; for a link the router changes it later.
if (typeof window !== 'undefined')
  Router.events.on('routeChangeStart', (address: string) => {
    const { href } = new URL(address, window.location.href);
    byLink = href !== window.location.href && !address.includes('#');
  });

/**
 * Whether a link led to the page that is rendered, and to its beginning. Else it was loaded by its address, or Back or a
 * fragment leads to a place within it, which needs all that stands above.
 */
export function cameByLink(): boolean {
  return byLink;
}
