import type { CollectionPage } from 'schema-dts';
import type { Product } from '@/catalogue/items';
import { productFragment } from '@/catalogue/paths';
import { shop } from '@/shop/shop';
import type { SeoProps } from '../SeoProps';

/**
 * A category page as a CollectionPage with a plain ItemList: a page of many products is not eligible for Product results
 * (Google, Product snippet).
 */
export function collectionLd(
  seo: SeoProps,
  shelf: string,
  products: readonly Product[],
): CollectionPage {
  const address = shop.siteAddress + seo.path;
  return {
    '@type': 'CollectionPage',
    '@id': address,
    url: address,
    name: seo.title,
    description: seo.description,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map(({ id, title, image }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: address + productFragment({ id }),
        name: title ?? shelf,
        ...(image ? { image: new URL(image, shop.siteAddress).href } : {}),
      })),
    },
  };
}
