import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Remark } from '@/catalogue/Remark';
import { pictureLimits } from '@/pictures/pictureLimits';
import { isPublicHost } from '../preview/isPublicHost';

const DEADLINE_MS = 10_000;

/** Fewer pixels each way look blurred in a card on a phone, which shows some 160 points of three pixels. */
const SMALLEST = 480;

/** What there is to remark on a picture: a code, and its size where that is the matter. */
export type PictureFault = Pick<Remark, 'code' | 'made'>;

/**
 * Looks at the picture at an address: a path below public/, or an https address, which is asked once, without following where
 * it leads on to, and never in the network of this machine. Undefined when it is good.
 */
export async function inspectPicture(address: string): Promise<PictureFault | undefined> {
  const got = address.startsWith('/') ? await ownPicture(address) : await hostedPicture(address);
  return Buffer.isBuffer(got) ? judge(got) : got;
}

async function ownPicture(address: string): Promise<Buffer | PictureFault> {
  const root = path.join(process.cwd(), 'public', path.sep);
  try {
    const file = path.join(root, decodeURIComponent(address.replace(/[?#].*$/, '')));
    return file.startsWith(root) ? await readFile(file) : { code: 'pictureMissing' };
  } catch {
    return { code: 'pictureMissing' };
  }
}

async function hostedPicture(address: string): Promise<Buffer | PictureFault> {
  try {
    if (!(await isPublicHost(new URL(address).hostname))) return { code: 'pictureUnreached' };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(address, { redirect: 'manual', signal });
    return response.ok ? await bytesOf(response) : { code: refusal(response.status) };
  } catch {
    return { code: 'pictureUnreached' };
  }
}

function refusal(status: number): PictureFault['code'] {
  if (status < 400) return 'pictureMoved';
  return status === 429 || status >= 500 ? 'pictureUnreached' : 'pictureMissing';
}

async function bytesOf({ body }: Response): Promise<Buffer | PictureFault> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > pictureLimits.bytes) return { code: 'pictureTooLarge' };
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function judge(picture: Buffer): Promise<PictureFault | undefined> {
  if (picture.byteLength > pictureLimits.bytes) return { code: 'pictureTooLarge' };
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimits.pixels) return { code: 'pictureTooLarge' };
    const isSmall = Math.min(width, height) < SMALLEST;
    return isSmall ? { code: 'pictureSmall', made: `${width} × ${height}` } : undefined;
  } catch {
    return { code: 'pictureUnreadable' };
  }
}
