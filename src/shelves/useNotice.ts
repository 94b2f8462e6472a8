import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopNotice } from '@/catalogue/collections';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shelfQuery } from './shelfQuery';

/** The shop's notice as the page carries it or `useNoticeRenewal` renewed it; undefined if it is not known. */
export function useNotice(): ShopNotice | undefined {
  return useQuery({ ...shelfQuery(shopNotice), enabled: false }).data?.items[0];
}

/** Renews the shop's notice for its readers (`useNotice`). Its answer renders nothing else again. */
export function useNoticeRenewal(language: LanguageCode): void {
  const query = shelfQuery(shopNotice, language);
  // An error page carries none. An answer would differ from its HTML before the footer is hydrated (React's error 418).
  const enabled = useQueryClient().getQueryData(query.queryKey) !== undefined;
  useQuery({ ...query, enabled, notifyOnChangeProps: [] });
}
