import type { PictureWidth } from '@/catalogue/pictureWidths';

/**
 * The widths in pixels that a card's picture can need: 160 to 350 in the page's, up to three of the screen's to each. 320 is
 * for the many phones of 720 pixels, whose cards are 326 wide.
 */
export const cardWidths: readonly PictureWidth[] = [320, 540, 720];
