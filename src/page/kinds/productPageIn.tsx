import type { CategorySlug } from '@/catalogue/Category';
import { findCategory } from '@/catalogue/findCategory';
import { productPage } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { ProductPageMessages, RecentlyViewedMessages } from '@/messages/Messages';
import { productInSight } from '@/product/enquiry/productInSight';
import { productTitle } from '@/seo/productTitle';
import type { PageProps } from '@/shelves/PageProps';
import { ProductView } from '@/views/ProductView';
import { sitePage } from '../sitePage';

interface Props extends PageProps<ReturnType<typeof productPage>['collections']> {
  readonly slug: CategorySlug;
  /** The last part of the page's address. */
  readonly segment: string;
  /** The path of the page that search engines should index, if it is another one. */
  readonly canonical?: string;
}

interface Words {
  readonly messages: ProductPageMessages;
  /** Loaded together with the row of recently viewed products, when it comes near the viewport. */
  readonly loadRecentlyViewedMessages: () => Promise<RecentlyViewedMessages>;
}

/** The page of a product in a language. */
export function productPageIn(language: Language, words: Words) {
  return sitePage<Props>((props) => <ProductView {...props} {...words} />, {
    language,
    definition: ({ slug, segment, canonical }) =>
      productPage(findCategory(slug), segment, canonical),
    title: ({ slug }, { onShelf: [onShelf] }) =>
      productTitle(findCategory(slug), onShelf?.product, { ...language, product: words.messages }),
    enquiry: ({ slug }, { onShelf: [onShelf] }) =>
      onShelf && productInSight(language, findCategory(slug), onShelf.product),
  });
}
