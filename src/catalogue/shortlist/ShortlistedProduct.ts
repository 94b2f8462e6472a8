import type { Category } from '../Category';
import type { CategorySlug } from '../categories';
import { honestPrice } from '../honestPrice';
import type { Product } from '../items';

/** A product that a visitor keeps: where it stands, and what was known of it then. What is absent was not known. */
export interface ShortlistedProduct {
  readonly slug: CategorySlug;
  /** The document's id, unique on its shelf alone. */
  readonly id: string;
  readonly title?: string;
  /** In rupees, as it was when it was kept. */
  readonly price?: number;
  /** The M.R.P. in rupees that the price was below. */
  readonly mrp?: number;
  readonly image?: string;
  /** How many the visitor wants. */
  readonly quantity: number;
  /** A shade, a size: in the visitor's own words. */
  readonly note?: string;
}

/** What tells a kept product from all others: its shelf and its id. No slug has a slash. */
export function shortlistKey({ slug, id }: Pick<ShortlistedProduct, 'slug' | 'id'>): string {
  return `${slug}/${id}`;
}

/** A product as it is kept now, with its honest price. */
export function toShortlisted(
  { slug }: Pick<Category, 'slug'>,
  product: Omit<Product, 'description' | 'delivery'>,
  quantity = 1,
): ShortlistedProduct {
  const { id, title, image } = product;
  const { price, struck: mrp } = honestPrice(product);
  return {
    slug,
    id,
    quantity,
    ...(title && { title }),
    ...(price !== undefined && { price }),
    ...(mrp && { mrp }),
    ...(image && { image }),
  };
}
