import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../src/pictures/pictureLimits';
import { decodeHeic, isHeic } from './decodeHeic';

/** The longest side of a photo in pixels: as wide as the widest picture that a page asks for. */
const LARGEST = Math.max(...pictureWidths);

/** The most pixels of a photo: a phone's photos have 12 to 50 million, its panoramas 100. */
const MOST_PIXELS = 120_000_000;

/**
 * A photo for the site: upright, not larger than a page needs, on white, a JPEG without metadata such as its place. It
 * decodes the whole file, so that half a photo is refused. Undefined for what is no photo, or too large.
 */
export async function shrinkPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const decoded = await decode(Buffer.from(bytes));
    return await decoded
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function decode(bytes: Buffer): Promise<Sharp> {
  if (!isHeic(bytes)) return sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { data, width, height } = await decodeHeic(bytes, MOST_PIXELS);
  const { icc } = await sharp(bytes).metadata();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 98 })
    .toBuffer();
  return sharp(withProfile(jpeg, icc));
}

/**
 * A JPEG with a colour profile put into it, because sharp can't be told the profile of bare pixels, and the reds of an
 * iPhone's photo are other colours than the web's.
 * Source: ICC.1:2010, annex B.4.
 */
function withProfile(jpeg: Buffer, icc: Buffer | undefined): Buffer {
  if (!icc || icc.length > 65_000) return jpeg;
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), icc]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 4);
  return Buffer.concat([head, content, jpeg.subarray(2)]);
}
