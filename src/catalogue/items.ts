import type { OtherLanguageCode } from '@/shop/LanguageCode';

/** What of an item is different in other languages. Only on the server: `itemInLanguage` picks one language. */
export interface Translated<Item> {
  readonly translations?: { readonly [Code in OtherLanguageCode]?: Partial<Item> };
}

/** A shade; its name is unique in its product. */
export interface Shade {
  readonly name: string;
  /** As typed, where `name` is a translation: see `originalNameOf`. */
  readonly originalName?: string;
  /** `#` and six hexadecimal digits in lower case. */
  readonly colour?: string;
  readonly soldOut?: true;
}

/** How much a product contains. */
export interface Size {
  readonly text: string;
  /** The whole pack; absent when the text gives no amount. */
  readonly measure?: { readonly amount: number; readonly unit: 'ml' | 'g' | 'piece' };
}

/** A product as pages show it. Absent fields are missing or unreadable; prices and discount agree (`honestPrice`). */
export interface Product extends Translated<Product> {
  readonly id: string;
  readonly title?: string;
  /** As typed, where `title` is a translation: addresses are the same in every language. May be empty. */
  readonly originalTitle?: string;
  /** On a card its beginning (`cardProducts`). */
  readonly description?: string;
  readonly delivery?: string;
  /** Maximum retail price in rupees; always above the price. */
  readonly mrp?: number;
  /** In percent, 1 to 99; never more than the true discount, apart from rounding. */
  readonly off?: number;
  readonly price?: number;
  readonly image?: string;
  /** At most five, different from `image` and each other. */
  readonly moreImages?: readonly string[];
  /** Not delivered to homes. */
  readonly noDelivery?: true;
  readonly soldOut?: true;
  /** At least one. */
  readonly shades?: readonly Shade[];
  readonly size?: Size;
  readonly brand?: string;
  readonly use?: string;
  readonly inside?: string;
  /** The day or month of "best before", as typed. */
  readonly best?: string;
}

/** A photo of the shop. */
export interface Photo extends Translated<Photo> {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly image: string;
}

/** A banner picture of the carousel. */
export interface SlidePicture extends Translated<SlidePicture> {
  readonly image: string;
  readonly alt?: string;
  /** A path of this site, or an https address. */
  readonly link?: string;
  readonly headline?: string;
  /** A line below the headline, such as "from ₹375". */
  readonly line?: string;
}

/** One slider record: up to three banner pictures. */
export interface Slide {
  readonly id: string;
  readonly pictures: readonly SlidePicture[];
}

/** On YouTube, or a file that the browser plays itself. */
export type VideoMedia = { readonly youTubeId: string } | { readonly file: string };

/** What a customer said. */
export interface CustomerWords {
  readonly words: string;
  readonly customer?: string;
  readonly town?: string;
  /** A day such as 2026-09-12, or a month such as 2026-09. */
  readonly day?: string;
}

/** A video, a customer's words, or both. */
export interface Video extends Translated<Video> {
  readonly id: string;
  readonly title?: string;
  /** Absent for words without a video. */
  readonly media?: VideoMedia;
  /** A still picture, shown before the video plays. */
  readonly poster?: string;
  readonly quote?: CustomerWords;
}
