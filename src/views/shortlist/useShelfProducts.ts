import { useQueries, useQueryClient } from '@tanstack/react-query';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { CategorySlug } from '@/catalogue/registry';
import type { ProductsOf } from '@/catalogue/shortlist/listLines';
import { useLanguage } from '@/messages/useLanguage';
import { askAgain } from '@/shelves/askAgain';
import { shelfQuery } from '@/shelves/shelfQuery';
import { useLate } from '@/ui/useLate';

interface ShelfProducts {
  readonly productsOf: ProductsOf;
  /** Some shelves are still being read, and not for long. */
  readonly isWaiting: boolean;
  /** Some shelves could not be read, or not in time, or the site itself has only old data. */
  readonly mayBeOld: boolean;
  /** The oldest reading, in milliseconds since 1970; undefined while unknown. */
  readonly readAt: number | undefined;
  /** Reads the shelves again. */
  readonly retry: () => void;
}

/** The products of the shelves with these slugs, from the cache that all pages share. */
export function useShelfProducts(slugs: readonly CategorySlug[]): ShelfProducts {
  const { code } = useLanguage();
  const wanted = [...new Set(slugs)];
  const shelves = useQueries({
    queries: wanted.map((slug) => shelfQuery(productCollection(findCategory(slug)), code)),
  });
  const client = useQueryClient();
  const isReading = shelves.some(({ data, isError }) => !data && !isError);
  const [isLate, waitAgain] = useLate(isReading);
  const times = shelves.flatMap(({ data }) => data?.readAt ?? []);
  return {
    productsOf: (slug) => shelves[wanted.indexOf(slug)]?.data?.items,
    isWaiting: isReading && !isLate,
    mayBeOld: isLate || shelves.some(({ data, isError }) => isError || data?.outdated),
    readAt: times.length && times.length === shelves.length ? Math.min(...times) : undefined,
    retry: () => {
      waitAgain();
      void askAgain(client);
    },
  };
}
