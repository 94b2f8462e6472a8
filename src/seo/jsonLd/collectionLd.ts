import type { CollectionPage, ItemList } from 'schema-dts';
import { absoluteAddress } from '@/catalogue/addresses/addresses';
import type { LanguageFacts } from '@/shop/languages';
import type { PageSeo } from '../PageSeo';
import { webPageLd } from './webPageLd';

/**
 * A page of many products as a CollectionPage with an ItemList of addresses (Google, "Carousel", summary page), because
 * it is not eligible for Product results. No list for an empty shelf. Names and pictures here took a tenth of the page.
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
