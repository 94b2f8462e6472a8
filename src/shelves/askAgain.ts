import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks the site anew, by default for all that the page shows. A request that hangs is given up first: as long as there
 * is no data, React Query would go on waiting for it.
 */
export async function askAgain(
  client: QueryClient,
  queries: QueryFilters = { type: 'active' },
): Promise<void> {
  await client.cancelQueries(queries);
  await client.refetchQueries(queries);
}
