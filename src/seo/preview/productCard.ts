import type { Product } from '@/catalogue/items';
import type { Words } from '@/words/Words';
import type { PreviewCard } from './PreviewCard';

/** What the preview of a product shows; `shelf`: the picture in the place of one that it does not have. */
export function productCard(
  title: string,
  { image, price, mrp }: Pick<Product, 'image' | 'price' | 'mrp'>,
  shelf: string,
  words: Words,
): PreviewCard {
  return {
    title,
    line: price === undefined ? words.product.onRequest : words.rupees(price),
    ...(price !== undefined && mrp !== undefined && mrp > price
      ? { mrp: { label: words.product.mrp, amount: words.rupees(mrp) } }
      : {}),
    pictures: [image ?? shelf],
    large: true,
  };
}
