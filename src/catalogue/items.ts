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
  /** There is none in the shop just now. */
  readonly soldOut?: true;
}

/** A photo of the shop. */
export interface Photo {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly image: string;
}

/** A banner picture of the slider. */
export interface SlidePicture {
  readonly image: string;
  /** What it shows, for those who don't see it. */
  readonly alt?: string;
  /** Where a press on it leads: a path of this site, or an https address. */
  readonly link?: string;
}

/** One slider record: up to three banner pictures. */
export interface Slide {
  readonly id: string;
  readonly pictures: readonly SlidePicture[];
}

/** A video of the list: on YouTube, or a file that the browser plays itself. */
export interface Video {
  readonly id: string;
  readonly title?: string;
  readonly media: { readonly youTubeId: string } | { readonly file: string };
  /** A still picture shown before play. */
  readonly poster?: string;
}
