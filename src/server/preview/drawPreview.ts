import sharp, { type OverlayOptions } from 'sharp';
import { pictureLimits } from '@/catalogue/pictureLimits';
import { type PreviewCard, previewSize } from '@/seo/preview/PreviewCard';
import { shop } from '@/shop/shop';
import { drawText, type TextBox } from './drawText';
import { loadPicture } from './loadPicture';
import { previewColours } from './previewColours';

const { width: WIDTH, height: HEIGHT } = previewSize;
const ARCH = { width: 252, height: 300, top: 186, gap: 28 };

/**
 * A page's preview picture as JPEG: the shop's name, the title, up to four pictures in arches, one line. Names and prices
 * keep to the central square, for some clients crop to it.
 */
export async function drawPreview({ title, line, pictures }: PreviewCard): Promise<Buffer> {
  const arches = (await Promise.all(pictures.map(drawArch))).filter((arch) => arch !== undefined);
  const overlays = [
    ...placeArches(arches),
    await placeText(
      { text: shop.name, colour: previewColours.shopName, width: 520, height: 34 },
      28,
    ),
    await placeText({ text: title, colour: previewColours.title, width: 600, height: 84 }, 76),
    ...(line
      ? [await placeText({ text: line, colour: previewColours.line, width: 600, height: 62 }, 520)]
      : []),
  ];
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: previewColours.background },
  })
    .composite(overlays)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** A picture cut to an arch; undefined for one that can't be had or read. */
async function drawArch(address: string): Promise<Buffer | undefined> {
  const bytes = await loadPicture(address);
  if (!bytes) return undefined;
  const { width, height } = ARCH;
  const mask = `<svg width="${width}" height="${height}"><path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z"/></svg>`;
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

function placeArches(arches: readonly Buffer[]): OverlayOptions[] {
  const row = arches.length * ARCH.width + (arches.length - 1) * ARCH.gap;
  const start = Math.round((WIDTH - row) / 2);
  return arches.map((input, index) => ({
    input,
    top: ARCH.top,
    left: start + index * (ARCH.width + ARCH.gap),
  }));
}

/** Centres a line of text in its box, whose top is `top` pixels down. */
async function placeText(box: TextBox, top: number): Promise<OverlayOptions> {
  const input = await drawText(box);
  const { width = 0, height = 0 } = await sharp(input).metadata();
  return {
    input,
    left: Math.round((WIDTH - width) / 2),
    top: top + Math.max(0, Math.round((box.height - height) / 2)),
  };
}
