import type { OverlayOptions } from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { drawArch } from './drawArch';
import { layOutText } from './layOutText';
import { previewColours } from './previewColours';

const ARCH = { width: 252, height: 300, top: 186, gap: 28 };

/** Any other page's preview: the shop's name, the title, up to four pictures in arches, one line of text. */
export async function layOutShelf({
  shop,
  title,
  line,
  pictures,
}: PreviewCard): Promise<OverlayOptions[]> {
  const arches = await Promise.all(pictures.map((picture) => drawArch(picture, ARCH)));
  return [
    ...placeArches(arches.filter((arch) => arch !== undefined)),
    await layOutText({ text: shop, colour: previewColours.shopName, width: 520, height: 34 }, 28),
    await layOutText({ text: title, colour: previewColours.title, width: 600, height: 84 }, 76),
    ...(line
      ? [await layOutText({ text: line, colour: previewColours.line, width: 600, height: 62 }, 520)]
      : []),
  ];
}

function placeArches(arches: readonly Buffer[]): OverlayOptions[] {
  const row = arches.length * ARCH.width + (arches.length - 1) * ARCH.gap;
  const start = Math.round((previewSize.width - row) / 2);
  return arches.map((input, index) => ({
    input,
    top: ARCH.top,
    left: start + index * (ARCH.width + ARCH.gap),
  }));
}
