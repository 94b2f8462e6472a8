import { canonicalPicture } from './canonicalPicture';
import {
  type PictureQuality,
  type PictureWidth,
  pictureQualities,
  pictureWidths,
} from './pictureLimits';

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

/** Where the optimiser has a picture in a width; the picture's own address where it can't be optimised. */
export function pictureAddress(src: string, width: PictureWidth): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, width) : src;
}

interface Offer {
  /** In pixels. */
  readonly widths?: readonly PictureWidth[] | undefined;
  readonly quality?: PictureQuality;
}

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * The attributes `src` and `srcSet` of an image: through the optimiser in these widths, or the original address where it can't
 * be optimised. (next/image does the same with 5 KB more in the browser: docs/decisions/007-pictures.md.)
 */
export function pictureSources(
  src: string,
  { widths = pictureWidths, quality }: Offer = {},
): PictureSources {
  const picture = canonicalPicture(src);
  if (!picture) return { src };
  return {
    src: optimisedPicture(picture, 720, quality),
    srcSet: widths
      .map((width) => `${optimisedPicture(picture, width, quality)} ${width}w`)
      .join(', '),
  };
}
