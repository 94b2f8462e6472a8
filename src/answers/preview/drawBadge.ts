import { tokens } from '@styles/tokens';
import sharp from 'sharp';
import { drawText } from './drawText';

/** Draws a discount on a badge of this height, in pixels, as a transparent PNG. */
export async function drawBadge(text: string, height: number): Promise<Buffer> {
  const said = await drawText({
    text,
    colour: tokens['on-dark'],
    width: height * 3,
    height: Math.round(height * 0.62),
  });
  const { width = 0 } = await sharp(said).metadata();
  const wide = Math.round(width + height * 0.8);
  const ground = `<svg width="${wide}" height="${height}"><rect width="${wide}" height="${height}" rx="${height / 2}" fill="${tokens.accent}"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: said }])
    .png()
    .toBuffer();
}
