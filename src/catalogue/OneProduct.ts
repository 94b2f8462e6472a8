import { idPartOf } from './addresses/findProduct';
import type { Category } from './Category';
import { type Collection, type ItemOf, productCollection } from './collections';
import type { OffersOf } from './offers/offerLists';
import type { ProductOnShelf } from './ProductOnShelf';

/** The part of a collection that one product's page shows: a shelf with one item, or with none if it is missing. */
export interface OneProduct {
  readonly name: string;
  readonly kind: 'productOnShelf';
  readonly product: string;
  readonly collection: Collection<'product'>;
}

/** All kinds of items that pages show. */
export interface PageItemOf extends ItemOf, OffersOf {
  readonly productOnShelf: ProductOnShelf;
}

/** The product on a category's shelf that the last segment of an address refers to. */
export function oneProduct(
  category: Pick<Category, 'slug' | 'collection'>,
  segment: string,
): OneProduct {
  const collection = productCollection(category);
  return { name: collection.name, kind: 'productOnShelf', product: idPartOf(segment), collection };
}
