import { type RefObject, useEffect, useState } from 'react';
import { isLowData } from '@/device/lowData';
import { smallPictures } from '@/device/smallPictures';
import { lastNavigation } from '@/ui/lastNavigation';
import { mayPrefetch } from '@/ui/mayPrefetch';
import { type PictureOffer, smallOffer } from './optimisedPicture';
import { pictureQualities } from './pictureLimits';

/**
 * The widths and the quality in which a picture is offered. Where little data is used: the smallest. On a slow network: a
 * lower quality, unless it is `eager`. The static HTML has the usual ones. The early script (public/early) makes those
 * small that are not yet there; this only notes it, because a second change would fetch pictures on their way again.
 */
export function usePictureOffer(
  widths: PictureOffer['widths'],
  eager: boolean,
  image: RefObject<HTMLImageElement | null>,
): PictureOffer {
  const [small, setSmall] = useState(() => lastNavigation.isWithinSite() && smallPictures.areOn());
  const [light] = useState(
    () => lastNavigation.isWithinSite() && !eager && !isLowData() && !mayPrefetch(),
  );
  useEffect(() => {
    const follow = () =>
      setSmall((was) => smallPictures.areOn() && (was || isMadeSmall(image.current)));
    follow();
    return smallPictures.subscribe(follow);
  }, [image]);
  if (small) return smallOffer;
  return { widths, quality: light ? 'light' : 'usual' };
}

function isMadeSmall(image: HTMLImageElement | null): boolean {
  return Boolean(image?.src.endsWith(`&q=${pictureQualities.light}`));
}
