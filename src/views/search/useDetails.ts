import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { detailsOf } from '@/search/detailsOf';
import type { ListedProduct } from '@/search/SearchList';
import { detailsQuery } from '@/search/searchQueries';
import { useSettled } from './useSettled';

/** They are asked for after so many milliseconds without a key: while somebody types, shelves come and go. */
const PAUSE = 250;

const none: readonly ListedProduct[] = [];

/**
 * Addresses and pictures of products, in their order; asked for shelf by shelf. With each key only what is known is looked up:
 * to watch eight queries takes longer than all the lines.
 */
export function useDetails(products: readonly ListedProduct[]) {
  const client = useQueryClient();
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  const settled = useSettled(products, PAUSE, none);
  useEffect(() => {
    for (const slug of new Set(settled.map((product) => product.slug))) {
      // What can't be had now is asked for again with the next words.
      client.fetchQuery(detailsQuery(slug)).then(renderAnew, () => undefined);
    }
  }, [client, settled]);
  return products.map((product) => ({
    product,
    ...detailsOf(product, client.getQueryData(detailsQuery(product.slug).queryKey)),
  }));
}
