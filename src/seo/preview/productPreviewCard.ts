import type { Product } from '@/catalogue/items';
import { inRupees } from '@/messages/inRupees';
import type { Messages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import type { PreviewCard } from './PreviewCard';

/** The preview card of a product. `shelf`: its shelf's picture, for a product without one. */
export function productPreviewCard(
  title: string,
  product: Pick<Product, 'image' | 'price' | 'mrp'>,
  shelf: string | undefined,
  messages: Messages,
): PreviewCard {
  const { mrp } = product;
  const picture = product.image ?? shelf;
  return {
    shop: messages.shop.name,
    title,
    line: priceText(product, messages),
    ...(mrp === undefined ? {} : { mrp: { label: messages.product.mrp, amount: inRupees(mrp) } }),
    pictures: picture ? [picture] : [],
    large: true,
  };
}
