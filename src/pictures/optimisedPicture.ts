import { canonicalPicture } from './canonicalPicture';
import { type PictureWidth, pictureQuality, pictureWidths } from './pictureLimits';

/** The only address that the optimiser accepts for a canonical picture (`canonicalPicture`) and width. */
export function optimisedPicture(picture: string, width: PictureWidth): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${pictureQuality}`;
}

/** The optimiser's address for a picture in a width, or the original if it can't be optimised. */
export function pictureAddress(src: string, width: PictureWidth): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, width) : src;
}

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** `src` and `srcSet`: through the optimiser, or the original address (docs/decisions/004-what-a-page-loads.md). */
export function pictureSources(
  src: string,
  widths: readonly PictureWidth[] = pictureWidths,
): PictureSources {
  const picture = canonicalPicture(src);
  if (!picture) return { src };
  const [only, ...more] = widths;
  if (only && more.length === 0) return { src: optimisedPicture(picture, only) };
  return {
    src: optimisedPicture(picture, 720),
    srcSet: widths.map((width) => `${optimisedPicture(picture, width)} ${width}w`).join(', '),
  };
}
