import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CategorySlug } from '@/catalogue/categories';
import { productsOf } from '@/catalogue/collections';
import { findCategory } from '@/catalogue/findCategory';
import type { Product } from '@/catalogue/items';
import type { ProductsOf } from '@/catalogue/shortlist/listLines';
import { shelfQuery } from '@/shelves/shelfQuery';

interface ShelfProducts {
  readonly productsOf: ProductsOf;
  /** Some shelves could not be read, or the site has nothing newer: prices may be old. */
  readonly mayBeOld: boolean;
  readonly retry: () => void;
}

/**
 * The products of some shelves as the site has them now: only of these, out of the cache that their pages share. Asked of the
 * cache itself: React Query's hook for many queries, used by a page too, adds a kilobyte to what every page loads first.
 */
export function useShelfProducts(slugs: readonly CategorySlug[]): ShelfProducts {
  const client = useQueryClient();
  const [read, setRead] = useState<Readonly<Record<string, readonly Product[]>>>({});
  const [mayBeOld, setOld] = useState(false);
  const wanted = [...new Set(slugs)].sort().join(' ');

  const ask = useCallback(() => {
    const shelves = wanted.split(' ').filter(Boolean).map(findCategory);
    Promise.all(
      shelves.map(async (category) => {
        const query = shelfQuery(productsOf(category));
        const { items, outdated = false } = await client.fetchQuery(query);
        setRead((known) => ({ ...known, [category.slug]: items }));
        return outdated;
      }),
    ).then(
      (outdated) => setOld(outdated.includes(true)),
      () => setOld(true),
    );
  }, [client, wanted]);
  useEffect(ask, [ask]);

  return { productsOf: (slug) => read[slug], mayBeOld, retry: ask };
}
