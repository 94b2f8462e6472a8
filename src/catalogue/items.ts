/** A product as the shelf shows it. What the owner's document does not say, or says unreadably, is absent. */
export interface Product {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly delivery?: string;
  /** Maximum retail price in rupees. */
  readonly mrp?: number;
  /** Discount in percent, 1 to 99. */
  readonly off?: number;
  /** Price in rupees. */
  readonly price?: number;
  /** An address that is safe to put into an image. */
  readonly image?: string;
}

/** A photo of the shop. */
export interface Photo {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly image: string;
}

/** One slider record: up to three banner pictures. */
export interface Slide {
  readonly id: string;
  readonly images: readonly string[];
}

/** A video of the list: on YouTube, or a file that the browser plays itself. */
export interface Video {
  readonly id: string;
  readonly title?: string;
  readonly media: { readonly youTubeId: string } | { readonly file: string };
  /** A still picture shown before play. */
  readonly poster?: string;
}
