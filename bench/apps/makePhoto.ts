import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pixels on a side of the photo, and of its grain: as wide as a phone shows it, so that the optimiser does not blur it away. */
const SIDE = 720;
const GRAIN = 360;

/** How strong the grain is: with this a photo has some 20 KB at 360 pixels. */
const CONTRAST = 0.8;

/**
 * A picture as heavy as a photo, as WebP: a drawn one of the demo with grain over it. The same `seed` gives the same grain.
 * @param file the drawn picture.
 */
export async function makePhoto(file: string, seed: string): Promise<Buffer> {
  const noise = createHash('shake256', { outputLength: GRAIN * GRAIN })
    .update(seed)
    .digest();
  const grain = await sharp(noise, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .linear(CONTRAST, 128 * (1 - CONTRAST))
    .resize(SIDE)
    .png()
    .toBuffer();
  return sharp(file)
    .resize(SIDE, SIDE)
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 85 })
    .toBuffer();
}
