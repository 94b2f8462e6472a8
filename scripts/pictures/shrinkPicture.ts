import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { refusalWords } from '../sheet/refusalWords';
import { decodeHeic, isHeic } from './decodeHeic';

/** In pixels, as wide as the widest picture that a page asks for. */
const LARGEST = 1600;

/** A phone's photo has 12 to 50 million, its panoramas 100. */
const MOST_PIXELS = 120_000_000;

/** A picture for the site with its size in pixels, or why there is none. */
export type ShrunkPicture =
  | { readonly jpeg: Buffer; readonly width: number; readonly height: number }
  | { readonly reason: string };

/**
 * Upright, at most 1,600 pixels each way, on white, a JPEG without metadata such as its place.
 * Decodes all of it: half a picture is none.
 */
export async function shrinkPicture(file: string): Promise<ShrunkPicture> {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return { reason: refusalWords().photoEmpty };
  const decoded = await decode(bytes).catch(() => undefined);
  const shrunk = await decoded
    ?.autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!shrunk) return { reason: await reasonFor(bytes) };
  const { width, height } = shrunk.info;
  return { jpeg: shrunk.data, width, height };
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
 * For sharp, which can't be told the profile of bare pixels: iPhones have redder reds than the web.
 * Source: ICC.1:2010, annex B.4.
 */
function withProfile(jpeg: Buffer, icc: Buffer | undefined): Buffer {
  if (!icc || icc.length > 65_000) return jpeg;
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), icc]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 4);
  return Buffer.concat([head, content, jpeg.subarray(2)]);
}

async function reasonFor(bytes: Buffer): Promise<string> {
  const about = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const words = refusalWords();
  if (isHeic(bytes)) return words.heicDamaged;
  if (!about) return words.noPhoto;
  return about.width * about.height > MOST_PIXELS ? words.tooManyPixels : words.photoDamaged;
}
