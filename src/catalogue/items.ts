import type { OtherLanguageCode } from '@/shop/LanguageCode';

/**
 * Some of an item's texts in other languages, and its parts that have texts. Only on the server: `localItem` puts those
 * of one language in place.
 */
export interface Translated<Text extends string, Parts = unknown> {
  readonly translations?: {
    readonly [Code in OtherLanguageCode]?: { readonly [Name in Text]?: string } & Partial<Parts>;
  };
}

/** A shade of a product. Its name is unique among the product's shades. */
export interface Shade {
  readonly name: string;
  /** The name as typed, where `name` is a translation: see `shadeKey`. */
  readonly originalName?: string;
  /** `#` and six hexadecimal digits in lower case. */
  readonly colour?: string;
  /** Not available in the shop at present. */
  readonly soldOut?: true;
}

/** How much a product contains. */
export interface Size {
  /** As the owner typed it. */
  readonly text: string;
  /** The whole content of the pack; absent when the text gives no amount. */
  readonly measure?: { readonly amount: number; readonly unit: 'ml' | 'g' | 'piece' };
}

/**
 * A product as pages show it. A field that the document lacks, or that can't be parsed, is absent. Price, M.R.P. and
 * discount agree (`honestPrice`): what is here may be shown.
 */
export interface Product
  extends Translated<
    'title' | 'description' | 'delivery' | 'use' | 'inside',
    { readonly shades: readonly Shade[]; readonly size: Size }
  > {
  readonly id: string;
  readonly title?: string;
  /** The title as typed, where `title` is a translation: addresses are the same in every language. May be empty. */
  readonly originalTitle?: string;
  readonly description?: string;
  /** How many characters of `description` a card says: see `firstPhrase`; 0 where they add nothing. Absent: all. */
  readonly phrase?: number;
  readonly delivery?: string;
  /** Maximum retail price in rupees, shown struck through: always above the price. */
  readonly mrp?: number;
  /**
   * Discount in percent, 1 to 99: as typed if that is true, or else worked out; on the shelves of
   * `SHOP_PERCENT_SHELVES` also where none was typed. Never more than the true discount, apart from rounding.
   */
  readonly off?: number;
  /** Price in rupees. */
  readonly price?: number;
  /** An address that is safe to use in an image. */
  readonly image?: string;
  /** Its further pictures: other addresses than `image` and each other, at most five. Absent when there is none. */
  readonly moreImages?: readonly string[];
  /** Not delivered to homes. */
  readonly noDelivery?: true;
  /** Not available in the shop at present. */
  readonly soldOut?: true;
  /** At least one. */
  readonly shades?: readonly Shade[];
  readonly size?: Size;
  readonly brand?: string;
  /** How to use it. */
  readonly use?: string;
  /** What it contains. */
  readonly inside?: string;
  /** The day or month until which it is best. */
  readonly best?: string;
}

/** A photo of the shop. */
export interface Photo extends Translated<'title' | 'description'> {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly image: string;
}

/** A banner picture of the carousel. */
export interface SlidePicture extends Translated<'alt' | 'headline' | 'line'> {
  readonly image: string;
  /** The text alternative. */
  readonly alt?: string;
  /** Where the banner links to: a path of this site, or an https address. */
  readonly link?: string;
  /** Words beside it. */
  readonly headline?: string;
  /** A line below the headline, such as "from ₹375". */
  readonly line?: string;
}

/** One slider record: up to three banner pictures. */
export interface Slide {
  readonly id: string;
  readonly pictures: readonly SlidePicture[];
}

/** Where a video is: on YouTube, or a file that the browser plays itself. */
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
export interface Video extends Translated<'title', { readonly said: CustomerWords }> {
  readonly id: string;
  readonly title?: string;
  /** Absent for words without a video. */
  readonly media?: VideoMedia;
  /** A still picture, shown before the video plays. */
  readonly poster?: string;
  readonly said?: CustomerWords;
}
