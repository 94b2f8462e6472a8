import type { Category } from '@/catalogue/categories';
import type { Product, Shade } from '@/catalogue/items';
import type { Language } from '@/messages/Language';
import { productName } from '@/messages/productName';
import type { Enquiry } from './barEnquiries';
import { productMessage } from './productMessage';

/** The bottom bar's enquiry for a product. Like all of the bar's, it begins with the greeting. */
export function productBarEnquiry(
  language: Language,
  category: Category,
  product: Product,
  shade?: Shade,
): Enquiry {
  return {
    message: productMessage(language, category, product, { shade, greets: true }),
    about: productName(product, language.messages.labelsOf(category.slug)),
    label: 'this',
  };
}
