/** The content of a preview picture. The picture's address has a hash of it, so changed content gets a new address. */
export interface PreviewCard {
  /** In the page's language. */
  readonly shop: string;
  readonly title: string;
  /** Such as "from ₹375, up to 25% off", or a price. */
  readonly line: string;
  /** The M.R.P. of a product with a lower price; `amount` is struck through. */
  readonly mrp?: { readonly label: string; readonly amount: string };
  /** Whether it shows a single picture, large. */
  readonly large?: boolean;
  /** At most four, each a path of this site or on a configured host. */
  readonly pictures: readonly string[];
}

/** The most pictures on a preview. */
export const PREVIEW_PICTURES = 4;

/** In pixels. Source: Meta, "Link previews". The subject stays within the central 630 × 630. */
export const previewSize = { width: 1200, height: 630 } as const;
