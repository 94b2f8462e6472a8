import { canonicalPicture } from '@/pictures/canonicalPicture';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { type PictureQuality, pictureQualities, pictureWidths } from '@/pictures/pictureLimits';
import type { Refusal } from './refuse';

const qualities = Object.keys(pictureQualities) as PictureQuality[];

/** Refuses all but the addresses that pages contain: another spelling would be converted, stored and logged anew. */
export function checkPictureRequest(method: string | undefined, url: string): Refusal | undefined {
  if (!isPictureRequest(url)) return undefined;
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  return isCanonical(url) ? undefined : { status: 400, text: 'No such picture' };
}

/** Whether Next passes an address to its optimiser. Next resolves dots, backslashes and repeated slashes first. */
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

/** Malformed escapes give an empty string, which is no picture. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
