import Router from 'next/router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** How often a second React lets the browser do something else on the way: it works for 50 ms in one go, by itself for 5. */
const PAUSES = 20;

/**
 * On the way to another page React works in longer slices. Styles are put into the document with the components that they belong
 * to, so after each slice the browser would sort all of them anew and make a frame in which nothing is different: on a slow
 * phone that took longer than the slices themselves.
 */
export function workInLongSlices(): void {
  Router.events.on('routeChangeStart', () => forceFrameRate(PAUSES));
  Router.events.on('routeChangeComplete', () => forceFrameRate(0));
}
