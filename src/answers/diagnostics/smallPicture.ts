import type { PictureFault } from './PictureFault';

/** Pixels each way. Smaller ones look blurred in a card on a phone: about 160 CSS pixels of three pixels each. */
const SMALLEST = 480;

/** What is wrong with a picture of this size in pixels; undefined for one that is large enough. */
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
