import { useQuery } from '@tanstack/react-query';
import { shopNotice } from '@/catalogue/collections';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { shelfQuery } from './shelfQuery';

/** The shop's notice as the page carries it or `useNoticeRenewal` renewed it; undefined if it is not known. */
export function useNotice(): ShopNotice | undefined {
  return useQuery({ ...shelfQuery(shopNotice), enabled: false }).data?.items[0];
}
