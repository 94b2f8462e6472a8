import sharp from 'sharp';
import { pictureLimits } from '@/pictures/pictureLimits';
import { fetchHostedPicture } from '../preview/fetchHostedPicture';
import { readOwnPicture } from '../preview/readOwnPicture';
import type { PictureFault } from './PictureFault';
import { smallPicture } from './smallPicture';

const DEADLINE_MS = 10_000;

/** What browsers show. sharp also reads TIFF, and an iPhone's HEIC, which it calls HEIF like AVIF. */
const shown = new Set(['jpeg', 'png', 'webp', 'gif', 'svg', 'heif av1']);

/** The fault of a picture, if any, at a path or https address, without redirects and never in a private network. */
export async function inspectPicture(address: string): Promise<PictureFault | undefined> {
  const got = address.startsWith('/') ? await ownPicture(address) : await hostedPicture(address);
  return Buffer.isBuffer(got) ? judge(got) : got;
}

async function ownPicture(address: string): Promise<Buffer | PictureFault> {
  return readOwnPicture(address).catch(() => ({ code: 'pictureMissing' }) as const);
}

async function hostedPicture(address: string): Promise<Buffer | PictureFault> {
  try {
    const { status, bytes } = await fetchHostedPicture(address, DEADLINE_MS);
    if (status >= 300) return { code: faultOfStatus(status) };
    return bytes ?? { code: 'pictureTooLarge' };
  } catch {
    return { code: 'pictureUnreached' };
  }
}

function faultOfStatus(status: number): PictureFault['code'] {
  if (status < 400) return 'pictureMoved';
  return status === 429 || status >= 500 ? 'pictureUnreached' : 'pictureMissing';
}

async function judge(picture: Buffer): Promise<PictureFault | undefined> {
  if (picture.byteLength > pictureLimits.bytes) return { code: 'pictureTooLarge' };
  try {
    const { format, compression, width, height } = await sharp(picture, {
      limitInputPixels: false,
    }).metadata();
    const kind = compression ? `${format} ${compression}` : format;
    if (!shown.has(kind)) return { code: 'pictureUnreadable' };
    if (width * height > pictureLimits.pixels) return { code: 'pictureTooLarge' };
    return smallPicture({ width, height });
  } catch {
    return { code: 'pictureUnreadable' };
  }
}
