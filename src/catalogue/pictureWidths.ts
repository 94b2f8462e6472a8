/** Widths in pixels that the image optimiser makes: from a card on a small phone to a banner on a wide screen. */
export const pictureWidths = [180, 320, 360, 540, 720, 1080, 1600] as const;

/** One of the widths, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number];
