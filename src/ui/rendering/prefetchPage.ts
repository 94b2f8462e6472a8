import Router from 'next/router';
import { mayPrefetch } from './mayPrefetch';

/**
 * Fetches script and data of a page whose link is likely to be pressed.
 * @param href The path with its language's prefix.
 */
export function prefetchPage(href: string): void {
  if (mayPrefetch()) Router.prefetch(href, href, { priority: true }).catch(() => undefined);
}
