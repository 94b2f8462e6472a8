import type { FeedItem } from './feedItems';
import { feedPrices } from './feedPrices';
import { googleFeed } from './googleFeed';

/**
 * The products for free local listings. No GTIN is known, so `identifier_exists` is `no` for products without a brand.
 * Source: Merchant Center, "Local products feed specification".
 */
export function googleProducts(items: readonly FeedItem[]): string {
  return googleFeed(
    'Products',
    items.map((item) => ({
      id: item.id,
      title: item.title,
      description: item.description,
      link: item.link,
      image_link: item.imageLink,
      additional_image_link: item.moreImageLinks,
      availability: item.soldOut ? 'out_of_stock' : 'in_stock',
      condition: 'new',
      ...feedPrices(item),
      brand: item.brand,
      identifier_exists: item.brand ? undefined : 'no',
    })),
  );
}
