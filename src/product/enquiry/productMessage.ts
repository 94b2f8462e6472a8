import { absoluteAddress, productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment } from '@/catalogue/addresses/shadeFragment';
import type { Category } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import type { Language } from '@/messages/Language';
import type { Messages } from '@/messages/Messages';
import { askedPrice } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { localPath } from '@/shop/languages';
import { productEnquiry } from '@/shop/links/productEnquiry';

interface Options {
  readonly greet?: (enquiry: Messages['enquiry']) => string;
  readonly shade?: Shade | undefined;
}

/**
 * The WhatsApp message about a product. Name and shade are in the page's language; the address names the shade as the
 * shop typed it.
 */
export function productMessage(
  language: Language,
  category: Category,
  product: Product,
  {
    greet = ({ back, message, wanted }) => (product.soldOut ? back : `${message}\n${wanted}`),
    shade,
  }: Options = {},
): string {
  const { messages } = language;
  const { labelsOf, enquiry, product: words } = messages;
  return productEnquiry({
    greeting: greet(enquiry),
    title: productName(product, labelsOf(category.slug)),
    shade: shade ? words.shade(shade.name) : product.shades && words.anyShade,
    price: askedPrice(product, messages),
    address: absoluteAddress(
      localPath(language, productPath(category, product)) + shadeFragment(shade),
    ),
  });
}
