import type { OverlayOptions } from 'sharp';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { drawArch } from './drawArch';
import { layOutText } from './layOutText';
import { previewColours } from './previewColours';

/** Square, as most pictures are, so that nothing of them is cut off but corners. */
const ARCH = { width: 270, height: 270, top: 204, gap: 20 };
const TITLE = { top: 76, height: 84 };

/** Any other page's preview: the shop's name, the title, up to four pictures in arches, one line of text. */
export async function layOutShelf({
  shop,
  title,
  line,
  pictures,
}: PreviewCard): Promise<OverlayOptions[]> {
  const arches = await Promise.all(pictures.map((picture) => drawArch(picture, ARCH)));
  const { shopName, title: titleColour, line: lineColour } = previewColours;
  return [
    ...placeArches(arches.filter((arch) => arch !== undefined)),
    ...(title === shop
      ? []
      : [await layOutText({ text: shop, colour: shopName, width: 520, height: 34 }, 28)]),
    await layOutText(
      { text: title, colour: titleColour, width: 600, height: TITLE.height },
      TITLE.top,
    ),
    ...(line
      ? [await layOutText({ text: line, colour: lineColour, width: 600, height: 62 }, 516)]
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
