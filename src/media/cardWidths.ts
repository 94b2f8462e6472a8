import type { PictureWidth } from '@/catalogue/pictureWidths';

/** The widths in pixels that a card's picture can need: 160 to 350 in the page's, up to three of the screen's to each. */
export const cardWidths: readonly PictureWidth[] = [360, 540, 720];
