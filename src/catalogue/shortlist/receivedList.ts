import type { CategorySlug } from '../categories';
import { findCategory } from '../findCategory';
import type { Product } from '../items';
import type { KeptProduct } from './KeptProduct';
import { keptNow } from './keptNow';
import { linkPart } from './linkPart';
import type { SharedProduct } from './SharedProduct';

/** A shelf's products now; undefined while it has not been read. */
export type ProductsOf = (slug: CategorySlug) => readonly Product[] | undefined;

/** The products of a list that came by a link, as they are on their shelves now. Those that left are not among them. */
export function receivedList(
  shared: readonly SharedProduct[],
  productsOf: ProductsOf,
): readonly KeptProduct[] {
  return shared.flatMap(({ slug, part, quantity }) => {
    const product = productsOf(slug)?.find(({ id }) => linkPart(id) === part);
    return product ? keptNow(findCategory(slug), product, quantity) : [];
  });
}
