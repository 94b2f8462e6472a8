import { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { ShortlistView } from '@/views/ShortlistView';
import { clientWith } from './clientWith';
import { listedProducts } from './listedProducts';
import { noOffers } from './noOffers';
import { renderWhole } from './renderWhole';

const { rose, coral, clear } = listedProducts;

/**
 * Opens the shortlist on a phone, at an address with this fragment; in these tests the address is that of jsdom.
 * @param shelves The offers for an empty list; by default none.
 */
export async function openShortlist(
  fragment = '',
  now: Parameters<typeof clientWith>[0] | QueryClient = { blush: [rose, coral], lens: [clear] },
  shelves: ComponentProps<typeof ShortlistView>['shelves'] = noOffers,
): Promise<void> {
  window.history.replaceState(null, '', `/shortlist${fragment}`);
  await renderWhole(<ShortlistView shelves={shelves} messages={shortlistMessages} />, {
    path: `/shortlist${fragment}`,
    onReplace: (address) => window.history.replaceState(null, '', address),
    client: now instanceof QueryClient ? now : clientWith(now),
  });
}
