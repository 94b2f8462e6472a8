import sharp, { type OverlayOptions } from 'sharp';
import { previewSize } from '@/seo/PreviewCard';
import { drawText, type TextBox } from './drawText';

/** Draws text centred in its box. The box is centred in the preview's width, and begins `top` pixels from above. */
export async function layOutText(box: TextBox, top: number): Promise<OverlayOptions> {
  const input = await drawText(box);
  const { width = 0, height = 0 } = await sharp(input).metadata();
  return {
    input,
    left: Math.round((previewSize.width - width) / 2),
    top: top + Math.max(0, Math.round((box.height - height) / 2)),
  };
}
