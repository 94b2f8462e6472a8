import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Shelf } from '@/catalogue/Shelf';
import { throughJson } from './throughJson';

/** What Next serves as the data of a page that carries these collections. */
export function pageData(...shelves: (readonly [key: QueryKey, shelf: Shelf<unknown>])[]): {
  pageProps: { dehydratedState: DehydratedState };
} {
  const client = new QueryClient();
  for (const [key, shelf] of shelves) client.setQueryData(key, shelf);
  const dehydratedState = throughJson(dehydrate(client));
  client.clear();
  return { pageProps: { dehydratedState } };
}
