import type { CollectionPage, ItemList } from 'schema-dts';
import { absoluteAddress } from '@/catalogue/addresses/addresses';
import type { LanguageFacts } from '@/shop/languages';
import type { PageSeo } from '../PageSeo';

/** A page's address and language, for search engines. */
export function webPageLd(path: string, { tag }: Pick<LanguageFacts, 'tag'>) {
  return { '@type': 'WebPage', '@id': absoluteAddress(path), inLanguage: tag } as const;
}

/**
 * A page of many products: a CollectionPage with an ItemList of addresses (Google, "Carousel", summary page), because
 * only pages of one product may have Product results. No list for an empty shelf. Names and pictures are left out:
 * they were a tenth of the page's bytes.
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
