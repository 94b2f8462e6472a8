import { ALL_SHELVES } from '@/shop/ShopFacts';
import { categories } from './categories';

/**
 * Whether a collection's badges are computed where a document gives no percent.
 * @param percentShelves the slugs of the shelves where they are, or `all`.
 */
export function computesDiscount(
  percentShelves: readonly string[],
  collection: string | undefined,
): boolean {
  const shelf = categories.find((category) => category.collection === collection);
  if (!shelf) return false;
  const { slug, formerSlugs = [] } = shelf;
  return [ALL_SHELVES, slug, ...formerSlugs].some((at) => percentShelves.includes(at));
}
