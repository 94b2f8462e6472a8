import type { PictureFault } from './PictureFault';

/** In pixels: a card on a phone is about 160 CSS pixels of three pixels each. */
const SMALLEST = 480;

/** The fault of a picture of this size in pixels; undefined if it is large enough. */
export function smallPicture({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): PictureFault | undefined {
  const isSmall = Math.min(width, height) < SMALLEST;
  return isSmall ? { code: 'pictureSmall', made: `${width} × ${height}` } : undefined;
}
