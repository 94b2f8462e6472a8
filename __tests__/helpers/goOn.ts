import Router from 'next/router';

/** Tells the site that the visitor goes on from the page that they came to; nothing in a test file takes that back. */
export function goOn(): void {
  Router.events.emit('routeChangeStart');
}
