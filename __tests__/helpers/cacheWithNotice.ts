import type { QueryClient } from '@tanstack/react-query';
import { shopNotice } from '@/catalogue/collections';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { shelfQuery } from '@/shelves/shelfQuery';
import { newTestCache } from './newTestCache';

/** React Query's cache with the shop's notice, as a page carries it. */
export function cacheWithNotice(...items: ShopNotice[]): QueryClient {
  const client = newTestCache();
  client.setQueryData(shelfQuery(shopNotice).queryKey, { items });
  return client;
}
