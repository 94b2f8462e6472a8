import { isLowData } from '@/ui/lowData';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { type PictureOffer, smallOffer } from './optimisedPicture';

/**
 * The widths and the quality in which a picture is offered. Where little data is used: the smallest. On a slow network: a
 * lower quality, unless it is `eager`. Browser only: the static HTML offers what is usual.
 */
export function pictureOffer(widths: PictureOffer['widths'], eager: boolean): PictureOffer {
  if (isLowData()) return smallOffer;
  return { widths, quality: eager || mayPrefetch() ? 'usual' : 'light' };
}
