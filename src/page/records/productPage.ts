import { productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { ProductPageMessages } from '@/messages/Messages';
import { productBarEnquiry } from '@/product/enquiry/productBarEnquiry';
import { productTitle } from '@/seo/productTitle';
import { ProductView } from '@/views/ProductView';
import type { PageRecord } from '../makePage';

interface Own {
  readonly slug: CategorySlug;
  /** The last part of the address. */
  readonly segment: string;
  /** The path that search engines should index, if it is another page's. */
  readonly canonical?: string;
}

type Shown = ReturnType<typeof productDefinition>['collections'];

/** The page of a product. */
export const productPage: PageRecord<Own, Shown, ProductPageMessages> = {
  definition: ({ slug, segment, canonical }) =>
    productDefinition(findCategory(slug), segment, canonical),
  View: ProductView,
  title: ({
    own: { slug },
    items: {
      onShelf: [onShelf],
    },
    language,
    messages,
  }) => productTitle(findCategory(slug), onShelf?.product, { ...language, productPage: messages }),
  enquiry: ({
    own: { slug },
    items: {
      onShelf: [onShelf],
    },
    language,
  }) => onShelf && productBarEnquiry(language, findCategory(slug), onShelf.product),
};
