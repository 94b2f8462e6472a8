import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UnlistedGoods } from '@/messages/ShelfTexts';
import { useLanguage } from '@/messages/useLanguage';
import { type Found, search } from './search';
import { listQuery, shelvesQuery } from './searchQueries';

const none: Found = {
  ...{ categories: [], products: [], askOnly: [], weak: false },
  ...{ range: {}, unmet: false, words: [], missing: [] },
};

/** What is found for a typed text: only shelves until the list of products is there. And the list's state. */
export function useFound(typed: string, goods: readonly UnlistedGoods[]) {
  const language = useLanguage();
  const shelves = useQuery(shelvesQuery(language));
  const list = useQuery(listQuery(language));
  const index = list.data ?? shelves.data;
  const found = useMemo(() => (index ? search(typed, index, goods) : none), [typed, index, goods]);
  return { found, index, list };
}
