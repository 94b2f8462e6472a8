import { QueryClient } from '@tanstack/react-query';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { DeliveryContext } from '@/product/delivery/DeliveryContext';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import { ShortlistView } from '@/views/ShortlistView';
import { clientWith } from './clientWith';
import { listedProducts } from './listedProducts';
import { RouterAt } from './RouterAt';
import { renderWhole } from './renderWhole';

const { rose, coral, clear } = listedProducts;

/**
 * Opens the shortlist on a phone, at an address with this fragment; in these tests the address is that of jsdom.
 * @param areas What the shop says about delivery to PIN codes; by default nothing.
 */
export async function openShortlist(
  fragment = '',
  now: Parameters<typeof clientWith>[0] | QueryClient = { blush: [rose, coral], lens: [clear] },
  areas?: readonly DeliveryArea[],
): Promise<void> {
  window.history.replaceState(null, '', `/shortlist${fragment}`);
  await renderWhole(
    <RouterAt
      address={`/shortlist${fragment}`}
      onReplace={(address) => window.history.replaceState(null, '', address)}
    >
      <DeliveryContext value={areas}>
        <ShortlistView messages={shortlistMessages} />
      </DeliveryContext>
    </RouterAt>,
    { client: now instanceof QueryClient ? now : clientWith(now) },
  );
}
