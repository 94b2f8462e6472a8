/** The folder of this site's own pictures under public/. The image optimiser opens no other own path. */
export const OWN_PICTURES = '/pictures/';

/** The host of the files of all Firebase projects. Only with a bucket's folder behind it does it mean one project. */
export const FIREBASE_STORAGE = 'firebasestorage.googleapis.com';

/** The largest picture that the server processes: larger than a phone's photo, small enough not to overload it. */
export const pictureLimits = {
  /** The size of the file. A longer response is aborted. */
  bytes: 12_000_000,
  /** The decoded size. A larger picture is rejected before decoding, which takes up to eight bytes per pixel. */
  pixels: 25_000_000,
} as const;

/** The widths in pixels that the optimiser produces: from a card on a small phone to a banner on a wide screen. */
export const pictureWidths = [180, 320, 360, 540, 720, 1080, 1600] as const;

/** One of the widths, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The widths of a card's picture, which is 140 to 425 CSS pixels wide, with up to three device pixels each. 320 is for
 * the many phones that are 720 device pixels wide, where a card has 326.
 */
export const cardWidths: readonly PictureWidth[] = [320, 540, 720];

/** The widths of a photo of the shop: half a phone's width, or up to 650 CSS pixels in the gallery of wide screens. */
export const photoWidths: readonly PictureWidth[] = [360, 720, 1080];

/** The widths of a banner, from an arch on a phone to the whole content on a wide screen. */
export const bannerWidths: readonly PictureWidth[] = [360, 720, 1080, 1600];

/** The optimiser's quality settings, out of 100. `light` is for data saving and slow networks. */
export const pictureQualities = { usual: 60, light: 40 } as const;

/** The name of a quality setting. */
export type PictureQuality = keyof typeof pictureQualities;
