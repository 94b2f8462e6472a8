import sharp, { type OverlayOptions } from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/preview/PreviewCard';
import { layOutProduct } from './layOutProduct';
import { layOutShelf } from './layOutShelf';
import { previewColours } from './previewColours';

/** Draws a preview as JPEG. Names and prices stay in the central square, to which some apps crop. */
export async function drawPreview(card: PreviewCard): Promise<Buffer> {
  const overlays: OverlayOptions[] = await (card.large ? layOutProduct(card) : layOutShelf(card));
  return sharp({
    create: { ...previewSize, channels: 3, background: previewColours.background },
  })
    .composite(overlays)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
