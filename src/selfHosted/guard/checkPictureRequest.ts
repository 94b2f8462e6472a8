import { canonicalPicture } from '@/pictures/canonicalPicture';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { type PictureQuality, pictureQualities, pictureWidths } from '@/pictures/pictureLimits';
import type { Refusal } from './refuse';

const qualities = Object.keys(pictureQualities) as PictureQuality[];

/**
 * The refusal of a request to Next's image optimiser; undefined for good ones, and for requests to anything else. Only the
 * exact address that pages write for a picture, width and quality is good. The optimiser would make and store the picture
 * once more for any other spelling, and its log messages would quote it.
 */
export function checkPictureRequest(method: string | undefined, url: string): Refusal | undefined {
  if (!isPictureRequest(url)) return undefined;
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  return isCanonical(url) ? undefined : { status: 400, text: 'No such picture' };
}

/** Whether Next hands an address to its optimiser. Next resolves dots, backslashes and repeated slashes first. */
export function isPictureRequest(url: string): boolean {
  const address = `http://localhost/${url.replace(/^[\\/]+/, '')}`;
  if (!URL.canParse(address)) return false;
  return new URL(address).pathname.replace(/\/+/g, '/').startsWith('/_next/image');
}

function isCanonical(url: string): boolean {
  const [, source = ''] = url.match(/^\/_next\/image\?url=([^&]+)&/) ?? [];
  const picture = canonicalPicture(decode(source));
  if (picture === undefined) return false;
  return pictureWidths.some((width) =>
    qualities.some((quality) => optimisedPicture(picture, width, quality) === url),
  );
}

/** An empty string, which is no picture, for malformed escapes. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
