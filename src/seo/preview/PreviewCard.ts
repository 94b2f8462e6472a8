/**
 * The content of a link's preview picture. The picture's address has a hash of it, so a changed shelf gets a new one.
 */
export interface PreviewCard {
  /** The shop's name in the page's language. */
  readonly shop: string;
  readonly title: string;
  /** One line below the pictures, such as "from ₹375, up to 25% off", or a price. */
  readonly line: string;
  /** The M.R.P. of a product with a lower price: its label, and the amount, which is struck through. */
  readonly mrp?: { readonly label: string; readonly amount: string };
  /** Whether it shows a single picture, large. */
  readonly large?: boolean;
  /** Up to four pictures, each a path of this site or on a configured host. */
  readonly pictures: readonly string[];
}

/** The most pictures side by side. */
export const PREVIEW_PICTURES = 4;

/** The longest product name that is shown, in characters: two lines. A longer one would be too small to read. */
export const PREVIEW_TITLE = 70;

/** Width and height in pixels. Source: Meta, "Link previews". The subject stays within the central 630 × 630. */
export const previewSize = { width: 1200, height: 630 } as const;
