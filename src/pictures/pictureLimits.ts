/** The folder of this site's own pictures, under public/. The optimiser opens no other path of the site. */
export const OWN_PICTURES = '/pictures/';

/** The host of all Firebase projects' files. Only together with a bucket's folder does it mean one project. */
export const FIREBASE_STORAGE = 'firebasestorage.googleapis.com';

/** The folder of YouTube's still pictures of videos, in the form of `ShopFacts.pictureHosts`. */
export const YOUTUBE_STILLS = 'i.ytimg.com/vi/';

/** The largest picture that the server processes: larger than a phone's photo, small enough not to overload it. */
export const pictureLimits = {
  bytes: 12_000_000,
  /** Of the decoded picture. A larger one is rejected before decoding, which takes up to eight bytes per pixel. */
  pixels: 25_000_000,
} as const;

/** In pixels: from a card on a small phone to a banner on a wide screen. */
export const pictureWidths = [180, 320, 360, 540, 720, 1080, 1600] as const;

/** One of the widths, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number];

/** For cards of 140 to 425 CSS pixels with up to three device pixels each. 320: many phones are 720 pixels wide. */
export const cardWidths: readonly PictureWidth[] = [320, 540, 720];

/** For the shop's photos: half a phone, or up to 650 CSS pixels on wide screens. */
export const photoWidths: readonly PictureWidth[] = [360, 720, 1080];

/** For banners: from an arch on a phone to the content's width. */
export const bannerWidths: readonly PictureWidth[] = [360, 720, 1080, 1600];

/** Out of 100, as WebP has it. Next takes 5/8 of it for AVIF, so 50: as few bytes as WebP at 60, without its blocks. */
export const pictureQuality = 80;
