import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import { allOffers, type Offer } from '@/catalogue/offers/offerLists';
import type { CategorySlug } from '@/catalogue/registry';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { shelfQuery } from '@/shelves/shelfQuery';
import { ShortlistView } from '@/views/ShortlistView';
import { listedProducts } from './listedProducts';
import { newTestCache } from './newTestCache';
import { renderWhole } from './renderWhole';

const { rose, coral, clear } = listedProducts;

/**
 * Opens the shortlist on a phone, at an address with this fragment; in these tests the address is that of jsdom.
 * @param now What these shelves have.
 * @param outdated Whether the site's database cannot be reached.
 * @param offers The shop's offers.
 */
export async function openShortlist(
  fragment = '',
  now: Readonly<Partial<Record<CategorySlug, readonly Product[]>>> = {
    blush: [rose, coral],
    lens: [clear],
  },
  { outdated = false, offers = [] }: { outdated?: boolean; offers?: readonly Offer[] } = {},
): Promise<void> {
  const client = newTestCache();
  for (const [slug, items] of Object.entries(now)) {
    const { queryKey } = shelfQuery(productCollection(findCategory(slug)));
    client.setQueryData(queryKey, { items, outdated });
  }
  if (offers.length > 0)
    client.setQueryData(shelfQuery(allOffers).queryKey, { items: [{ kind: 'discounts', offers }] });
  window.history.replaceState(null, '', `/shortlist${fragment}`);
  await renderWhole(<ShortlistView messages={shortlistMessages} />, {
    path: `/shortlist${fragment}`,
    onReplace: (address) => window.history.replaceState(null, '', address),
    client,
  });
}
