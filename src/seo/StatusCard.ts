import type { PreviewCard } from './PreviewCard';

/** A product on a picture to post. It has a price and is not sold out. */
export interface StatusGood extends Pick<PreviewCard, 'mrp'> {
  readonly name: string;
  readonly price: string;
  /** Such as "25% OFF". */
  readonly off: string;
  /** A path of this site or on a configured host. */
  readonly picture?: string | undefined;
  readonly size: string;
  /** At most nine colours of the shades that can be had. */
  readonly colours: readonly string[];
  /** The number of all shades that can be had, in words; empty where `colours` has all. */
  readonly shades: string;
}

/** The content of a picture to post, such as in WhatsApp's Status. Its texts have only letters that can be drawn. */
export interface StatusCard {
  readonly shop: string;
  readonly phone: string;
  readonly place: string;
  /** The day of the prices. */
  readonly day: string;
  readonly title: string;
  /** Such as "and 12 more"; may be empty. */
  readonly more: string;
  /** One to six. */
  readonly goods: readonly StatusGood[];
}

/** The most products on a picture to post. */
export const STATUS_GOODS = 6;

/** In pixels: a phone's screen. */
export const statusSize = { width: 1080, height: 1920 } as const;
