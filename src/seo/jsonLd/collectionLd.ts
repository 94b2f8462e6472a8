import type { CollectionPage } from 'schema-dts';
import { absoluteAddress, productPath, resolvedAddress } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { PageSeo } from '../PageSeo';

/**
 * A category page as a CollectionPage with a plain ItemList: a page of many products is not eligible for Product results
 * (Google, Product snippet). `shelf`: what a product without a title is called.
 */
export function collectionLd(
  { title, description, path }: Pick<PageSeo, 'title' | 'description' | 'path'>,
  category: Category,
  shelf: string,
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
        name: product.title ?? shelf,
        ...(product.image ? { image: resolvedAddress(product.image) } : {}),
      })),
    },
  };
}
