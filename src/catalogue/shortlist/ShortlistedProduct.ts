import { omitUndefined } from '@/shop/omitUndefined';
import { originalNameOf } from '../addresses/shadeFragment';
import type { Category } from '../categories';
import type { Product, Shade } from '../items';
import type { CategorySlug } from '../registry';

/** The limits of a list. */
export const shortlistLimits = {
  /** How many products a visitor can save, and a link can name. */
  products: 25,
  /** How many pieces of one product. */
  quantity: 99,
} as const;

/** A product on a shortlist, as known when it was added. Absent fields were unknown. */
export interface ShortlistedProduct {
  readonly slug: CategorySlug;
  /** The document's id, unique only on its shelf. */
  readonly id: string;
  /** In the language of the page where it was added. */
  readonly title?: string;
  /** As in `Product`. */
  readonly originalTitle?: string;
  /** In rupees, for one piece. */
  readonly price?: number;
  readonly image?: string;
  /** The chosen shade, by its `originalNameOf`. */
  readonly shade?: string;
  readonly quantity: number;
}

/** A key across shelves. Slugs and Firestore's ids have no slash. */
export function shortlistKey({ slug, id }: Pick<ShortlistedProduct, 'slug' | 'id'>): string {
  return `${slug}/${id}`;
}

/** A product as a shortlist stores it. */
export function toShortlisted(
  { slug }: Pick<Category, 'slug'>,
  product: Product,
  quantity = 1,
  chosen?: Shade,
): ShortlistedProduct {
  const { id, title, originalTitle, price, image } = product;
  const shade = chosen && originalNameOf(chosen);
  const known = omitUndefined({ shade, title, originalTitle, price, image });
  return { slug, id, quantity, ...known };
}
