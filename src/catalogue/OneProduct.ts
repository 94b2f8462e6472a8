import type { Category } from './Category';
import { type Collection, type ItemOf, productsOf } from './collections';
import { segmentId } from './findProduct';
import type { ProductOnShelf } from './ProductOnShelf';

/** What the page of one product shows of a collection: a shelf with one item, or none when the product is not there. */
export interface OneProduct {
  /** The collection's name. */
  readonly name: string;
  readonly kind: 'productOnShelf';
  /** The product's id as its address has it. */
  readonly product: string;
  readonly collection: Collection<'product'>;
}

/** The kinds of items that pages show: what documents become, and a product with what stands beside it. */
export interface ShownItemOf extends ItemOf {
  readonly productOnShelf: ProductOnShelf;
}

/** The product on a category's shelf that the last part of an address means. */
export function oneProduct(
  category: Pick<Category, 'slug' | 'collection'>,
  segment: string,
): OneProduct {
  const collection = productsOf(category);
  return { name: collection.name, kind: 'productOnShelf', product: segmentId(segment), collection };
}
