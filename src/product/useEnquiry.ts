import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { productEnquiry } from '@/shop/links/productEnquiry';

/** The WhatsApp message that asks for a product, or when it will be back: its name, price and address. */
export function useEnquiry(category: Category, product: Product): string {
  const messages = useMessages();
  const { categories, enquiry } = messages;
  return productEnquiry({
    greeting: product.soldOut ? enquiry.back : enquiry.message,
    title: productName(product, categories[category.slug]),
    price: priceText(product, messages),
    address: absoluteAddress(productPath(category, product)),
  });
}
