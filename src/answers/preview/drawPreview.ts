import sharp, { type OverlayOptions } from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { drawableText } from './drawableText';
import { layOutProduct } from './layOutProduct';
import { layOutShelf } from './layOutShelf';
import { previewColours } from './previewColours';

/** Draws a preview as JPEG. Names and prices stay within the central square, because some apps crop to it. */
export async function drawPreview(given: PreviewCard): Promise<Buffer> {
  const shop = drawableText(given.shop) || '…';
  const card = {
    ...given,
    shop,
    title: drawableText(given.title) || shop,
    line: drawableText(given.line),
  };
  const overlays: OverlayOptions[] = await (card.large ? layOutProduct(card) : layOutShelf(card));
  return sharp({
    create: { ...previewSize, channels: 3, background: previewColours.background },
  })
    .composite(overlays)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
