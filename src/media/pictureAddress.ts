import { canonicalPicture } from '@/catalogue/canonicalPicture';
import { optimisedPicture } from '@/catalogue/optimisedPicture';
import type { PictureWidth } from '@/catalogue/pictureWidths';

/** Where the optimiser has a picture in a width; the picture's own address where it can't be optimised. */
export function pictureAddress(src: string, width: PictureWidth): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, width) : src;
}
