import type { ComponentProps } from 'react';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { shelfQuery } from '@/shelves/shelfQuery';
import { ShortlistView } from '@/views/ShortlistView';
import { listedProducts } from './listedProducts';
import { newTestCache } from './newTestCache';
import { noOffers } from './noOffers';
import { renderWhole } from './renderWhole';

const { rose, coral, clear } = listedProducts;

interface Options {
  /** For an empty list. */
  readonly offers?: ComponentProps<typeof ShortlistView>['shelves']['offers'];
  /** Whether the site's database cannot be reached. */
  readonly outdated?: boolean;
}

/**
 * Opens the shortlist on a phone, at an address with this fragment; in these tests the address is that of jsdom.
 * @param now What these shelves have.
 */
export async function openShortlist(
  fragment = '',
  now: Readonly<Partial<Record<CategorySlug, readonly Product[]>>> = {
    blush: [rose, coral],
    lens: [clear],
  },
  { offers = noOffers.offers, outdated = false }: Options = {},
): Promise<void> {
  const client = newTestCache();
  for (const [slug, items] of Object.entries(now)) {
    const { queryKey } = shelfQuery(productCollection(findCategory(slug)));
    client.setQueryData(queryKey, { items, outdated });
  }
  window.history.replaceState(null, '', `/shortlist${fragment}`);
  await renderWhole(<ShortlistView shelves={{ offers }} messages={shortlistMessages} />, {
    path: `/shortlist${fragment}`,
    onReplace: (address) => window.history.replaceState(null, '', address),
    client,
  });
}
