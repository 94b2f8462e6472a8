import type { QueryClient } from '@tanstack/react-query';
import type { CachedShelf } from './shelfQuery';

/** The versions that the page shows; undefined until the site has called each the newest. */
export function shownVersions(client: QueryClient): string | undefined {
  const states = client
    .getQueryCache()
    .findAll({ queryKey: ['shelf'], type: 'active' })
    .map(({ state }) => state);
  const shelves = states.map(({ data }) => data as CachedShelf<unknown> | undefined);
  const areNewest =
    states.every(({ status }) => status !== 'error') &&
    shelves.every((shelf) => shelf?.outdated === false);
  return areNewest ? shelves.map((shelf) => shelf?.version).join() : undefined;
}
