import sharp, { type OverlayOptions } from 'sharp';
import { previewSize } from '@/seo/preview/PreviewCard';
import { drawText, type TextBox } from './drawText';

/** Centres text in its box, which stands in the middle of a preview with its top `top` pixels down. */
export async function placeText(box: TextBox, top: number): Promise<OverlayOptions> {
  const input = await drawText(box);
  const { width = 0, height = 0 } = await sharp(input).metadata();
  return {
    input,
    left: Math.round((previewSize.width - width) / 2),
    top: top + Math.max(0, Math.round((box.height - height) / 2)),
  };
}
