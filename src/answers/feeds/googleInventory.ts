import type { FeedSettings } from '@/data/settings/feedSettings';
import type { FeedItem } from './feedItems';
import { googleFeed } from './googleFeed';

/** The availability of each product in the shop. Source: Merchant Center, "Local inventory feed specification". */
export function googleInventory(
  items: readonly FeedItem[],
  { availability, storeCode }: Pick<FeedSettings, 'availability' | 'storeCode'>,
): string {
  return googleFeed(
    'Local inventory',
    items.map(({ id, soldOut }) => ({
      store_code: storeCode,
      id,
      availability: soldOut ? 'out_of_stock' : availability,
    })),
  );
}
