import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import type { Messages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import type { PreviewCard } from './PreviewCard';

/** What the preview of a product shows; `shelf`: the picture in the place of one that it does not have. */
export function productCard(
  title: string,
  product: Pick<Product, 'image' | 'price' | 'mrp' | 'off' | 'soldOut'>,
  shelf: string,
  messages: Messages,
): PreviewCard {
  const { struck } = honestPrice(product);
  return {
    title,
    line: priceText(product, messages),
    ...(struck === undefined
      ? {}
      : { mrp: { label: messages.product.mrp, amount: messages.rupees(struck) } }),
    pictures: [product.image ?? shelf],
    large: true,
  };
}
