import { useQueries } from '@tanstack/react-query';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { CategorySlug } from '@/catalogue/registry';
import type { ProductsOf } from '@/catalogue/shortlist/listLines';
import { useLanguage } from '@/messages/useLanguage';
import { shelfQuery } from '@/shelves/shelfQuery';

interface ShelfProducts {
  readonly productsOf: ProductsOf;
  /** Some shelves are still being read. */
  readonly isWaiting: boolean;
  /** Some shelves could not be read, or the site itself has only old data. */
  readonly mayBeOld: boolean;
  /** The oldest reading, in milliseconds since 1970; undefined while unknown. */
  readonly readAt: number | undefined;
}

/** The products of the shelves with these slugs, from the cache that all pages share. */
export function useShelfProducts(slugs: readonly CategorySlug[]): ShelfProducts {
  const { code } = useLanguage();
  const wanted = [...new Set(slugs)];
  const shelves = useQueries({
    queries: wanted.map((slug) => shelfQuery(productCollection(findCategory(slug)), code)),
  });
  const times = shelves.flatMap(({ data }) => data?.readAt ?? []);
  const mayBeOld = shelves.some(({ data, isError }) => isError || data?.outdated);
  return {
    productsOf: (slug) => shelves[wanted.indexOf(slug)]?.data?.items,
    isWaiting: !mayBeOld && shelves.some(({ data }) => !data),
    mayBeOld,
    readAt: times.length && times.length === shelves.length ? Math.min(...times) : undefined,
  };
}
