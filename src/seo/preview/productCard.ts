import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { priceText } from '@/words/priceText';
import type { Words } from '@/words/Words';
import type { PreviewCard } from './PreviewCard';

/** What the preview of a product shows; `shelf`: the picture in the place of one that it does not have. */
export function productCard(
  title: string,
  product: Pick<Product, 'image' | 'price' | 'mrp' | 'off' | 'soldOut'>,
  shelf: string,
  words: Words,
): PreviewCard {
  const { struck } = honestPrice(product);
  return {
    title,
    line: priceText(product, words),
    ...(struck === undefined
      ? {}
      : { mrp: { label: words.product.mrp, amount: words.rupees(struck) } }),
    pictures: [product.image ?? shelf],
    large: true,
  };
}
