import { omitUndefined } from '@/shop/omitUndefined';
import type { Category, CategorySlug } from '../Category';
import type { Product, Shade } from '../items';
import { shadeKey } from '../shadeKey';

/** A product on a visitor's shortlist, with what was known when it was added. Absent fields were unknown. */
export interface ShortlistedProduct {
  readonly slug: CategorySlug;
  /** The document's id, unique only on its shelf. */
  readonly id: string;
  /** In the language of the page where it was added. */
  readonly title?: string;
  /** As in `Product`. */
  readonly originalTitle?: string;
  /** In rupees, at the time when it was added. */
  readonly price?: number;
  /** The M.R.P. in rupees, which was above the price. */
  readonly mrp?: number;
  readonly image?: string;
  /** The chosen shade, by its `shadeKey`. */
  readonly shade?: string;
  /** How many the visitor wants. */
  readonly quantity: number;
  /** In the visitor's own words. */
  readonly note?: string;
}

/**
 * A key that is unique across all shelves and shades. Slugs have no slash, so the first slash ends the slug; Firestore's
 * ids have none either, so the second one begins the shade.
 */
export function shortlistKey({
  slug,
  id,
  shade,
}: Pick<ShortlistedProduct, 'slug' | 'id' | 'shade'>): string {
  return shade ? `${slug}/${id}/${shade}` : `${slug}/${id}`;
}

/** A product as a shortlist stores it. */
export function toShortlisted(
  { slug }: Pick<Category, 'slug'>,
  product: Omit<Product, 'description' | 'delivery'>,
  quantity = 1,
  chosen?: Shade,
): ShortlistedProduct {
  const { id, title, originalTitle, price, mrp, image } = product;
  const shade = chosen && shadeKey(chosen);
  const known = omitUndefined({ shade, title, originalTitle, price, mrp, image });
  return { slug, id, quantity, ...known };
}
