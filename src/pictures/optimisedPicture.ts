import { canonicalPicture } from './canonicalPicture';
import {
  type PictureQuality,
  type PictureWidth,
  pictureQualities,
  pictureWidths,
} from './pictureLimits';

/**
 * The optimiser's address for a picture in a width and a quality. It is the only spelling that the optimiser accepts.
 * @param picture The picture's canonical address (`canonicalPicture`).
 */
export function optimisedPicture(
  picture: string,
  width: PictureWidth,
  quality: PictureQuality = 'usual',
): string {
  return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${pictureQualities[quality]}`;
}

/** The optimiser's address for a picture in a width, or the original address if it can't be optimised. */
export function pictureAddress(src: string, width: PictureWidth): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, width) : src;
}

/** What a browser may choose from. */
export interface PictureOffer {
  /** In pixels. */
  readonly widths?: readonly PictureWidth[] | undefined;
  readonly quality?: PictureQuality;
}

/** The least that a picture can cost. */
export const smallOffer: PictureOffer = { widths: [180], quality: 'light' };

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * `src` and `srcSet`: through the optimiser in these widths, or the original address if it can't be optimised. With a
 * single width there is nothing to choose and no `srcSet`.
 * (next/image does the same with 5 KB more in the browser: docs/decisions/004-what-a-page-loads.md.)
 */
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
