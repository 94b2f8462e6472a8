/** Where this site's own pictures stand, under public/: the only own paths that the image optimiser and previews open. */
export const OWN_PICTURES = '/pictures/';

/** What a picture may take of the server: more than a phone's photo has, and less than would tire it. */
export const pictureLimits = {
  /** Of the file. A longer answer is given up midway. */
  bytes: 12_000_000,
  /** Of the picture. One that unpacks to more is refused before it is unpacked, which takes up to eight bytes a pixel. */
  pixels: 25_000_000,
} as const;

/** Widths in pixels that the image optimiser makes: from a card on a small phone to a banner on a wide screen. */
export const pictureWidths = [180, 320, 360, 540, 720, 1080, 1600] as const;

/** One of the widths, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The widths of a card's picture: 160 to 350 CSS pixels, up to three device pixels to each. 320 is for the many phones of 720
 * device pixels, whose cards are 326 wide.
 */
export const cardWidths: readonly PictureWidth[] = [320, 540, 720];

/** The qualities, of 100, that the optimiser makes pictures in: as a rule, and where data is saved or the network is slow. */
export const pictureQualities = { usual: 60, light: 40 } as const;

/** One of them, by name. */
export type PictureQuality = keyof typeof pictureQualities;
