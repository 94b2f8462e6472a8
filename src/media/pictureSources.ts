import { canonicalPicture } from '@/catalogue/canonicalPicture';
import { optimisedPicture } from '@/catalogue/optimisedPicture';
import type { PictureQuality } from '@/catalogue/pictureQualities';
import { type PictureWidth, pictureWidths } from '@/catalogue/pictureWidths';

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
 * What an image says of where its picture is: in these widths of those that the optimiser makes, or, where it can't, as it
 * is. (next/image does the same with 5 KB more in the browser: docs/decisions/007-pictures.md.)
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
