import { absoluteAddress, productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment } from '@/catalogue/addresses/shadeFragment';
import type { Category } from '@/catalogue/categories';
import type { Product, Shade } from '@/catalogue/items';
import type { Language } from '@/messages/Language';
import { askedPrice } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { localPath } from '@/shop/languages';
import { productEnquiry } from '@/shop/links/productEnquiry';

interface Options {
  readonly shade?: Shade | undefined;
  /** Whether the message begins with the greeting; by default it does unless the product is sold out. */
  readonly greets?: boolean;
}

/** The WhatsApp message about a product, in the page's language; its address names the shade as the shop typed it. */
export function productMessage(
  language: Language,
  category: Category,
  product: Product,
  { shade, greets = !product.soldOut }: Options = {},
): string {
  const { messages } = language;
  const { labelsOf, enquiry, product: words } = messages;
  const wish = product.soldOut ? enquiry.back : enquiry.wanted;
  return productEnquiry({
    greeting: greets ? `${enquiry.message}\n${wish}` : wish,
    title: productName(product, labelsOf(category.slug)),
    shade: shade ? words.shade(shade.name) : product.shades && words.anyShade,
    price: askedPrice(product, messages),
    address: absoluteAddress(
      localPath(language, productPath(category, product)) + shadeFragment(shade),
    ),
  });
}
