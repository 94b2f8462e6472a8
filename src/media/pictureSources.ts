import { canBeOptimised, pictureAddress } from './pictureAddress';
import { pictureWidths } from './pictureWidths';

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * What an image says of where its picture is: in every width that the optimiser makes, or, where it can't, as it is.
 * (next/image does the same with 5 KB more in the browser: docs/decisions/007-pictures.md.)
 */
export function pictureSources(src: string): PictureSources {
  if (!canBeOptimised(src)) return { src };
  return {
    src: pictureAddress(src, 720),
    srcSet: pictureWidths.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', '),
  };
}
