import { isLowData } from '@/ui/lowData';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { type PictureOffer, smallOffer } from './optimisedPicture';

/** A picture's widths and quality: less with little data or, unless `eager`, on a slow network. Browser only. */
export function pictureOffer(widths: PictureOffer['widths'], eager: boolean): PictureOffer {
  if (isLowData()) return smallOffer;
  return { widths, quality: eager || mayPrefetch() ? 'usual' : 'light' };
}
