import type { Category } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import type { Language } from '@/messages/Language';
import { productName } from '@/messages/productName';
import type { Enquiry } from './barEnquiries';
import { productMessage } from './productMessage';

interface Chosen {
  readonly shade?: Shade | undefined;
}

/** The bottom bar's enquiry for a product. Like all of the bar's, it begins with the greeting. */
export function productBarEnquiry(
  language: Language,
  category: Category,
  product: Product,
  chosen: Chosen = {},
): Enquiry {
  return {
    message: productMessage(language, category, product, {
      greet: ({ message, wanted, back }) => `${message}\n${product.soldOut ? back : wanted}`,
      ...chosen,
    }),
    about: productName(product, language.messages.labelsOf(category.slug)),
    label: 'this',
  };
}
