import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { productEnquiry } from '@/shop/links/productEnquiry';
import { priceText } from '@/words/priceText';
import { productName } from '@/words/productName';

/** The message that asks for a product, or when it is back: which it is, what it costs and where it is. */
export function useEnquiry(category: Category, product: Product): string {
  const words = useWords();
  const { categories, enquiry } = words;
  return productEnquiry({
    greeting: product.soldOut ? enquiry.back : enquiry.message,
    title: productName(product, categories[category.slug]),
    price: priceText(product, words),
    address: absoluteAddress(productPath(category, product)),
  });
}
