import sharp from 'sharp';
import { pictureLimits } from '@/pictures/pictureLimits';
import { loadPicture } from './loadPicture';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Crops a picture to an arch; undefined when it can't be loaded or decoded. */
export async function drawArch(
  address: string,
  { width, height }: Size,
): Promise<Buffer | undefined> {
  const bytes = await loadPicture(address);
  if (!bytes) return undefined;
  const radius = Math.min(width / 2, height);
  const mask = `<svg width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${width / 2} ${radius} 0 0 1 ${width} 0V${height}z"/></svg>`;
  try {
    return await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'none' })
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}
