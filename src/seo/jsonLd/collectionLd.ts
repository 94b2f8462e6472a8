import type { CollectionPage } from 'schema-dts';
import { absoluteAddress, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { PageSeo } from '../PageSeo';

/**
 * A category page as a CollectionPage with a plain ItemList: a page of many products is not eligible for Product
 * results (Google, Product snippet). For each product it gives only the address of its page, where the details are, as
 * Google specifies for a summary page ("Carousel"). Repeating names and pictures here took a tenth of the page.
 */
export function collectionLd(
  { title, description, path }: Pick<PageSeo, 'title' | 'description' | 'path'>,
  category: Category,
  products: readonly Product[],
): CollectionPage {
  const address = absoluteAddress(path);
  return {
    '@type': 'CollectionPage',
    '@id': address,
    url: address,
    name: title,
    description,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteAddress(productPath(category, product)),
      })),
    },
  };
}
