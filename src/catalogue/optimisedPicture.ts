import { type PictureQuality, pictureQualities } from './pictureQualities';
import type { PictureWidth } from './pictureWidths';

/**
 * The optimiser's address of a picture, given in its canonical spelling, in a width and a quality. There is no other spelling
 * of it.
 */
export function optimisedPicture(
  picture: string,
  width: PictureWidth,
  quality: PictureQuality = 'usual',
): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${pictureQualities[quality]}`;
}
