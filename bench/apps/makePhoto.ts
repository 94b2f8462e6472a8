import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** In pixels. Noise as wide as a phone's picture survives the optimiser's downscaling. */
const SIDE = 720;
const GRAIN = 360;

/** Gives a photo of about 20 KB at 360 pixels. */
const CONTRAST = 0.8;

/** A WebP picture with as many bytes as a photo: a drawing with noise, the same for each `seed`. */
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
