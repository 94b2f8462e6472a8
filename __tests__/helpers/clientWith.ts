import type { QueryClient } from '@tanstack/react-query';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import { shelfQuery } from '@/shelves/shelfQuery';
import { newTestCache } from './newTestCache';

/** React Query's cache with these freshly read shelves; `outdated` when the site's database cannot be reached. */
export function clientWith(
  shelves: Readonly<Partial<Record<CategorySlug, readonly Product[]>>>,
  state: { readonly outdated?: true } = {},
): QueryClient {
  const client = newTestCache();
  for (const [slug, items] of Object.entries(shelves)) {
    const { queryKey } = shelfQuery(productCollection(findCategory(slug)));
    client.setQueryData(queryKey, { items, ...state });
  }
  return client;
}
