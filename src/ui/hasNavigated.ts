import Router from 'next/router';

let navigated = false;
Router.events.on('routeChangeStart', () => {
  navigated = true;
});

/**
 * Whether the visitor has gone on from the page that came as static HTML. What stands there has to come alive as it is, so only
 * a further page may be rendered by what is known of the visitor; on the server nobody has gone on.
 */
export function hasNavigated(): boolean {
  return navigated;
}
