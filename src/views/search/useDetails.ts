import { useQueries } from '@tanstack/react-query';
import { detailsOf } from '@/search/detailsOf';
import type { ListedProduct } from '@/search/SearchList';
import { detailsQuery } from '@/search/searchQueries';

/**
 * Addresses and pictures of products, in their order. Asked for shelf by shelf, when `wanted`: while somebody types, shelves come
 * and go.
 */
export function useDetails(products: readonly ListedProduct[], wanted: boolean) {
  const slugs = [...new Set(products.map(({ slug }) => slug))];
  const answers = useQueries({
    queries: slugs.map((slug) => ({ ...detailsQuery(slug), enabled: wanted })),
  });
  return products.map((product) => ({
    product,
    ...detailsOf(product, answers[slugs.indexOf(product.slug)]?.data),
  }));
}
