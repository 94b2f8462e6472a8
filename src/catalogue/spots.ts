import type { Category } from './Category';
import { type Collection, type ItemOf, productsOf } from './collections';
import { segmentId } from './findProduct';
import type { ProductSpot } from './ProductSpot';

/** What the page of one product shows of a collection: a shelf with one item, or none when the product is not there. */
export interface Spot {
  /** The collection's name. */
  readonly name: string;
  readonly kind: 'spot';
  /** The product's id as its address has it. */
  readonly product: string;
  readonly collection: Collection<'product'>;
}

/** The kinds of items that pages show: what documents become, and a product in its place. */
export interface ShownItemOf extends ItemOf {
  readonly spot: ProductSpot;
}

/** The place on a category's shelf that the last part of an address means. */
export function spotAt(category: Pick<Category, 'slug' | 'collection'>, segment: string): Spot {
  const collection = productsOf(category);
  return { name: collection.name, kind: 'spot', product: segmentId(segment), collection };
}
