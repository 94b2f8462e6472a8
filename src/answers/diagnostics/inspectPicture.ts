import sharp from 'sharp';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { pictureLimits } from '@/pictures/pictureLimits';
import { fetchHostedPicture } from '../preview/fetchHostedPicture';
import { readOwnPicture } from '../preview/readOwnPicture';
import { smallPicture } from './smallPicture';

const DEADLINE_MS = 10_000;

/** What is wrong with a picture: the diagnostic code, and its size if that is the problem. */
export type PictureFault = Pick<Diagnostic, 'code' | 'made'>;

/**
 * Checks the picture at an address: a path under public/, or an https address. The latter is requested once, without
 * following redirects and never in a private network. Undefined when the picture is good.
 */
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
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimits.pixels) return { code: 'pictureTooLarge' };
    return smallPicture({ width, height });
  } catch {
    return { code: 'pictureUnreadable' };
  }
}
