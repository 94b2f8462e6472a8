import { unitBases } from '@/catalogue/unitPrice';
import type { FeedItem } from './feedItems';
import { feedPrices } from './feedPrices';
import { type GoogleItem, googleFeed } from './googleFeed';

/**
 * The products for free local listings, without variants: shades lack their own page, picture and price. Source:
 * Merchant Center, "Local products feed specification".
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
      ...unitPricing(item),
      brand: item.brand,
      identifier_exists: item.brand ? undefined : 'no',
    })),
  );
}

/** Source: Merchant Center, "Unit pricing measure". */
const unitNames = { ml: 'ml', g: 'g', piece: 'ct' } as const;

function unitPricing({ measure }: FeedItem): GoogleItem {
  if (!measure) return {};
  const { amount, unit } = measure;
  return {
    unit_pricing_measure: `${amount} ${unitNames[unit]}`,
    unit_pricing_base_measure: `${unitBases[unit]} ${unitNames[unit]}`,
  };
}
