import sharp from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { drawableText } from './drawableText';
import { layOutArches } from './layOutArches';
import { layOutProduct } from './layOutProduct';
import { layOutShelf } from './layOutShelf';
import { layOutTexts } from './layOutTexts';
import { previewColours } from './previewColours';

/** Draws a preview as JPEG. Names and prices stay within the central square, because some apps crop to it. */
export async function drawPreview(given: PreviewCard): Promise<Buffer> {
  const card = { ...given, title: drawableText(given.title) || given.shop };
  const [arches, texts] = card.large ? layOutProduct(card) : layOutShelf(card);
  return sharp({
    create: { ...previewSize, channels: 3, background: previewColours.background },
  })
    .composite([...(await layOutArches(arches)), ...(await layOutTexts(texts))])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
