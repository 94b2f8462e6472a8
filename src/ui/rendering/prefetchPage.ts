import Router from 'next/router';
import { mayPrefetch } from './mayPrefetch';

/**
 * Fetches the script and the data of a page whose link is likely to be pressed, where prefetching is acceptable. If that
 * fails, the press fetches them.
 * @param href with the prefix of its language.
 */
export function prefetchPage(href: string): void {
  if (mayPrefetch()) Router.prefetch(href, href, { priority: true }).catch(() => undefined);
}
