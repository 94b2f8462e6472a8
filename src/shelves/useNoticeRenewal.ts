import { useQuery } from '@tanstack/react-query';
import { shopNotice } from '@/catalogue/collections';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shelfQuery } from './shelfQuery';

/** Renews the shop's notice for its readers (`useNotice`). Its answer renders nothing else again. */
export function useNoticeRenewal(language: LanguageCode): void {
  useQuery({ ...shelfQuery(shopNotice, language), notifyOnChangeProps: [] });
}
