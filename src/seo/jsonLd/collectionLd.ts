import type { CollectionPage, ItemList } from 'schema-dts';
import { absoluteAddress } from '@/catalogue/addresses';
import type { LanguageFacts } from '@/shop/languages';
import type { PageSeo } from '../PageSeo';
import { webPageLd } from './webPageLd';

/**
 * A page of many products as a CollectionPage with a plain ItemList: a page of many products is not eligible for Product
 * results (Google, Product snippet). For each product it gives only the address of its page, where the details are, as
 * Google specifies for a summary page ("Carousel"); an empty shelf has no list. Repeating names and pictures here took a tenth of the page.
 */
export function collectionLd(
  { title, description, path }: Pick<PageSeo, 'title' | 'description' | 'path'>,
  productPaths: readonly string[],
  language: Pick<LanguageFacts, 'tag'>,
): CollectionPage {
  return {
    ...webPageLd(path, language),
    '@type': 'CollectionPage',
    url: absoluteAddress(path),
    name: title,
    description,
    ...(productPaths.length > 0 ? { mainEntity: listLd(productPaths) } : {}),
  };
}

function listLd(productPaths: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: productPaths.length,
    itemListElement: productPaths.map((productPath, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteAddress(productPath),
    })),
  };
}
