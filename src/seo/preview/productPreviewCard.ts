import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { inRupees } from '@/messages/inRupees';
import type { Messages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import type { PreviewCard } from './PreviewCard';

/**
 * The preview card of a product.
 * @param shelf The shelf's picture, if it has one; used if the product has none.
 */
export function productPreviewCard(
  title: string,
  product: Pick<Product, 'image' | 'price' | 'mrp' | 'off' | 'soldOut'>,
  shelf: string | undefined,
  messages: Messages,
): PreviewCard {
  const { struck } = honestPrice(product);
  const picture = product.image ?? shelf;
  return {
    shop: messages.shop.name,
    title,
    line: priceText(product, messages),
    ...(struck === undefined
      ? {}
      : { mrp: { label: messages.product.mrp, amount: inRupees(struck) } }),
    pictures: picture ? [picture] : [],
    large: true,
  };
}
