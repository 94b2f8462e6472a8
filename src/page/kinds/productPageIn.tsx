import { productPage } from '@/catalogue/addresses/shelfPages';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { Language } from '@/messages/Language';
import type { ProductPageMessages } from '@/messages/Messages';
import { productBarEnquiry } from '@/product/enquiry/productBarEnquiry';
import { productTitle } from '@/seo/productTitle';
import type { PageProps } from '@/shelves/PageProps';
import { ProductView } from '@/views/ProductView';
import { definePage } from '../definePage';

interface Props extends PageProps<ReturnType<typeof productPage>['collections']> {
  readonly slug: CategorySlug;
  /** The last part of the address. */
  readonly segment: string;
  /** The path that search engines should index, if it is another page's. */
  readonly canonical?: string;
}

/** The page of a product in a language. */
export function productPageIn(language: Language, messages: ProductPageMessages) {
  return definePage<Props>((props) => <ProductView {...props} messages={messages} />, {
    language,
    definition: ({ slug, segment, canonical }) =>
      productPage(findCategory(slug), segment, canonical),
    title: ({ slug }, { onShelf: [onShelf] }) =>
      productTitle(findCategory(slug), onShelf?.product, { ...language, product: messages }),
    enquiry: ({ slug }, { onShelf: [onShelf] }) =>
      onShelf && productBarEnquiry(language, findCategory(slug), onShelf.product),
  });
}
