import type { Category } from './Category';
import type { Product } from './items';

/** Which product is meant, wherever something points at one. Document ids are unique within a collection only. */
export interface ProductIdentity {
  /** The slug of the category on whose shelf it stands. */
  readonly slug: Category['slug'];
  /** The id of its document. */
  readonly id: string;
}

/** The identity of a product that stands on a category's shelf. */
export function identityOf(
  { slug }: Pick<Category, 'slug'>,
  { id }: Pick<Product, 'id'>,
): ProductIdentity {
  return { slug, id };
}
