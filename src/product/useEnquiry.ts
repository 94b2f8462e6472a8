import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { productEnquiry } from '@/shop/links/productEnquiry';

/** The message that asks for a product, or when it is back: which it is, what it costs and where it is. */
export function useEnquiry(category: Category, product: Product): string {
  const { categories, product: words, enquiry, rupees } = useWords();
  const { title = categories[category.slug].title, price, soldOut } = product;
  return productEnquiry({
    greeting: soldOut ? enquiry.back : enquiry.message,
    title,
    price: price === undefined ? words.onRequest : rupees(price),
    address: absoluteAddress(productPath(category, product)),
  });
}
