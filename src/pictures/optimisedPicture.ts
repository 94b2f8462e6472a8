import { canonicalPicture } from './canonicalPicture';
import {
  type PictureQuality,
  type PictureWidth,
  pictureQualities,
  pictureWidths,
} from './pictureLimits';

/** The only address that the optimiser accepts for a canonical picture (`canonicalPicture`), width and quality. */
export function optimisedPicture(
  picture: string,
  width: PictureWidth,
  quality: PictureQuality = 'usual',
): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${pictureQualities[quality]}`;
}

/** The optimiser's address for a picture in a width, or the original if it can't be optimised. */
export function pictureAddress(src: string, width: PictureWidth): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, width) : src;
}

/** What a browser may choose from. Widths in pixels. */
export interface PictureOffer {
  readonly widths?: readonly PictureWidth[] | undefined;
  readonly quality?: PictureQuality;
}

/** The least that a picture can cost. */
export const smallOffer: PictureOffer = { widths: [180], quality: 'light' };

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** `src` and `srcSet`: through the optimiser, or the original address (docs/decisions/004-what-a-page-loads.md). */
export function pictureSources(
  src: string,
  { widths = pictureWidths, quality }: PictureOffer = {},
): PictureSources {
  const picture = canonicalPicture(src);
  if (!picture) return { src };
  const [only, ...more] = widths;
  if (only && more.length === 0) return { src: optimisedPicture(picture, only, quality) };
  return {
    src: optimisedPicture(picture, 720, quality),
    srcSet: widths
      .map((width) => `${optimisedPicture(picture, width, quality)} ${width}w`)
      .join(', '),
  };
}
