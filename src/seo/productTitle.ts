import type { Category } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import type { Dictionary } from '@/messages/Dictionary';
import { inRupees } from '@/messages/inRupees';
import { productName } from '@/messages/productName';
import { cutText } from '@/shop/cutText';
import { seoLengths } from './seoLengths';

/**
 * A product's title with its price: "Silk Touch Honey Foundation for ₹449, 25% off". The name is cut, never the price.
 */
export function productTitle(
  { slug }: Pick<Category, 'slug'>,
  product: Product | undefined,
  { messages, productPage: { title, left } }: Pick<Dictionary, 'messages' | 'productPage'>,
): string {
  if (!product) return left.title;
  const { price, off } = product;
  const name = productName(product, messages.labelsOf(slug));
  const titled = (text: string) =>
    [
      price === undefined ? text : title.forPrice(text, inRupees(price)),
      ...(off === undefined ? [] : [title.off(off)]),
    ].join(', ');
  return titled(cutText(name, seoLengths.title - titled('').length));
}
