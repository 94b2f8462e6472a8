import type { CategorySlug } from '../categories';

/** A product that a visitor keeps: where it stands, and what was known of it then. What is absent was not known. */
export interface KeptProduct {
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
