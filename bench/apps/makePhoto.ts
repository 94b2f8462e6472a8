import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * Sides of the photo and of its noise in pixels. Noise as wide as a phone's picture survives the optimiser's
 * downscaling.
 */
const SIDE = 720;
const GRAIN = 360;

/** Strength of the noise. With this value a photo has about 20 KB at 360 pixels. */
const CONTRAST = 0.8;

/**
 * Makes a WebP picture with as many bytes as a photo: a drawing of the demo with noise over it. The same `seed` gives
 * the same noise.
 * @param file the drawing.
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
