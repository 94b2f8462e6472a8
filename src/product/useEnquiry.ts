import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { Messages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { productEnquiry } from '@/shop/links/productEnquiry';

interface Options {
  /** The opening lines, if they are not the usual ones. */
  readonly greet?: (enquiry: Messages['enquiry']) => string;
  /** A line that the visitor adds. */
  readonly said?: string | undefined;
}

/**
 * The WhatsApp message that asks for a product, or when it will be back: its name, price and address.
 */
export function useEnquiry(
  category: Category,
  product: Product,
  { greet = ({ back, message }) => (product.soldOut ? back : message), said = '' }: Options = {},
): string {
  const messages = useMessages();
  const { categories, enquiry } = messages;
  return productEnquiry({
    greeting: greet(enquiry),
    title: productName(product, categories[category.slug]),
    price: priceText(product, messages),
    said,
    address: absoluteAddress(productPath(category, product)),
  });
}
