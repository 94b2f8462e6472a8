import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CategorySlug } from '@/catalogue/Category';
import { productCollection } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import type { Product } from '@/catalogue/items';
import type { ProductsOf } from '@/catalogue/shortlist/listLines';
import { useLanguage } from '@/messages/useLanguage';
import { shelfQuery } from '@/shelves/shelfQuery';

interface ShelfProducts {
  readonly productsOf: ProductsOf;
  /** Whether prices may be out of date: some shelves could not be read, or the site itself has only old data. */
  readonly mayBeOld: boolean;
  /** When the oldest of them were read, in milliseconds since 1970; undefined while nobody has said so. */
  readonly readAt: number | undefined;
  readonly retry: () => void;
}

/**
 * The current products of some shelves, from the cache that their pages share; other shelves are not fetched. It asks
 * the query client itself: `useQueries` in one more page adds a kilobyte to the code that every page loads first.
 */
export function useShelfProducts(slugs: readonly CategorySlug[]): ShelfProducts {
  const client = useQueryClient();
  const { code } = useLanguage();
  const [read, setRead] = useState<Readonly<Record<string, readonly Product[]>>>({});
  const [mayBeOld, setOld] = useState(false);
  const [readAt, setReadAt] = useState<number>();
  const wanted = [...new Set(slugs)].sort().join(' ');

  const ask = useCallback(() => {
    if (!wanted) return;
    const shelves = wanted.split(' ').map(findCategory);
    Promise.all(
      shelves.map(async (category) => {
        const query = shelfQuery(productCollection(category), code);
        const { items, outdated = false, readAt: at } = await client.fetchQuery(query);
        setRead((known) => ({ ...known, [category.slug]: items }));
        return { outdated, at };
      }),
    ).then(
      (answers) => {
        setOld(answers.some(({ outdated }) => outdated));
        const times = answers.flatMap(({ at }) => at ?? []);
        setReadAt(times.length === answers.length ? Math.min(...times) : undefined);
      },
      () => setOld(true),
    );
  }, [client, code, wanted]);
  useEffect(() => {
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);

  return {
    productsOf: (slug) => read[slug],
    mayBeOld,
    readAt,
    retry: ask,
  };
}
