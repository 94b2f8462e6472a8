import { categoryPath } from './addresses/addresses';
import { pageDefinitions } from './addresses/pageDefinitions';
import { categories } from './categories';
import {
  type Collection,
  photos,
  productCollection,
  shopNotice,
  slides,
  videos,
} from './collections';

/** A collection with the path of its main page. Other pages may show it too. */
export type PagedCollection = Collection & { readonly page: string };

/** All collections that the site reads. The push, the owner's report and the count of reads derive from this list. */
export const allCollections: readonly PagedCollection[] = [
  ...categories.map((category) => ({
    ...productCollection(category),
    page: categoryPath(category),
  })),
  { ...slides, page: pageDefinitions.home.path },
  { ...photos, page: pageDefinitions.visitShop.path },
  { ...videos, page: pageDefinitions.reviews.path },
  { ...shopNotice, page: pageDefinitions.contact.path },
];

/** The collection with this name; undefined if the site has none. */
export function findCollection(name: string): PagedCollection | undefined {
  return allCollections.find((collection) => collection.name === name);
}
