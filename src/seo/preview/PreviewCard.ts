/** What a link's preview picture shows; its address carries a hash of this, so a changed shelf gets a new picture. */
export interface PreviewCard {
  readonly title: string;
  /** One line below the pictures, such as "from ₹375, up to 25% off", or a price. */
  readonly line: string;
  /** The M.R.P. of a product whose price is lower: what it is called, and the amount, which is struck through. */
  readonly mrp?: { readonly label: string; readonly amount: string };
  /** Whether it shows one thing, large. */
  readonly large?: boolean;
  /** Addresses of up to four pictures, ours or on a configured host. */
  readonly pictures: readonly string[];
}

/** How many pictures stand side by side. */
export const PREVIEW_PICTURES = 4;

/** How many characters of a product's name it shows: two lines; more would be too small to read. */
export const PREVIEW_TITLE = 70;

/** Width and height in pixels. Source: Meta, "Link previews"; the central 630 × 630 hold the subject. */
export const previewSize = { width: 1200, height: 630 } as const;
