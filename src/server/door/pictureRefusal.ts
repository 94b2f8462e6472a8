import { canonicalPicture } from '@/pictures/canonicalPicture';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { type PictureQuality, pictureQualities, pictureWidths } from '@/pictures/pictureLimits';
import { isForOptimiser } from './isForOptimiser';
import type { Refusal } from './Refusal';

const qualities = Object.keys(pictureQualities) as PictureQuality[];

/**
 * Why a request to the optimiser is refused, if it is: only the one spelling of a picture, width and quality that pages write
 * is let through. Any other would be made and kept once more, and the optimiser's messages would quote it.
 */
export function pictureRefusal(method: string | undefined, target: string): Refusal | undefined {
  if (!isForOptimiser(target)) return undefined;
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  return isCanonical(target) ? undefined : { status: 400, text: 'No such picture' };
}

function isCanonical(target: string): boolean {
  const [, url = ''] = target.match(/^\/_next\/image\?url=([^&]+)&/) ?? [];
  const picture = canonicalPicture(decoded(url));
  if (picture === undefined) return false;
  return pictureWidths.some((width) =>
    qualities.some((quality) => optimisedPicture(picture, width, quality) === target),
  );
}

/** Nothing, which is no picture, for escapes that are malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
