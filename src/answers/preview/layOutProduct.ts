import type { OverlayOptions } from 'sharp';
import { PREVIEW_TITLE } from '@/catalogue/numbersInTexts';
import { type PreviewCard, previewSize } from '@/seo/PreviewCard';
import { cutText } from '@/shop/cutText';
import { drawArch } from './drawArch';
import { layOutRow } from './layOutRow';
import { layOutText } from './layOutText';
import { previewColours } from './previewColours';

/** Square, as most pictures are, so that nothing of them is cut off but corners. */
const PICTURE = { width: 384, height: 384, top: 58 };

/** A further picture at each side, on the same ground. */
const FURTHER = { width: 286, height: 286, top: 156, gap: 36 };
const PRICE = { top: 536, height: 66, gap: 26 };

/** In characters: longer titles take two lines. */
const WRAPPED_FROM = 28;

/** A product's preview: large picture, two further ones beside it if it has them, name, price and struck M.R.P. */
export async function layOutProduct({
  shop,
  title,
  line,
  mrp,
  pictures: [picture = '', ...further],
}: PreviewCard): Promise<OverlayOptions[]> {
  const wraps = title.length > WRAPPED_FROM;
  const arch = await drawArch(picture, PICTURE);
  const left = Math.round((previewSize.width - PICTURE.width) / 2);
  return [
    ...(await placeFurther(further, left)),
    ...(arch ? [{ input: arch, top: PICTURE.top, left }] : []),
    await layOutText({ text: shop, colour: previewColours.shopName, width: 420, height: 30 }, 18),
    await layOutText(
      {
        text: cutText(title, PREVIEW_TITLE),
        colour: previewColours.title,
        width: 610,
        height: wraps ? 72 : 60,
        wraps,
      },
      wraps ? 448 : 458,
    ),
    ...(await placePrice(line, mrp)),
  ];
}

async function placePrice(price: string, mrp: PreviewCard['mrp']): Promise<OverlayOptions[]> {
  const texts = [
    { text: price, colour: previewColours.line, width: 400, height: PRICE.height },
    ...(mrp
      ? [
          {
            text: mrp.label,
            struck: mrp.amount,
            colour: previewColours.shopName,
            width: 260,
            height: 38,
          },
        ]
      : []),
  ];
  const { top, height, gap } = PRICE;
  const centre = previewSize.width / 2;
  return layOutRow(texts, { top, height, gap, centre });
}

/** One picture more would stand at one side alone, so it is left out. */
async function placeFurther(pictures: readonly string[], left: number): Promise<OverlayOptions[]> {
  const drawn = await Promise.all(
    pictures.slice(0, 2).map((picture) => drawArch(picture, FURTHER)),
  );
  const [before, after] = drawn;
  if (!before || !after) return [];
  const { top, gap, width } = FURTHER;
  return [
    { input: before, top, left: left - gap - width },
    { input: after, top, left: left + PICTURE.width + gap },
  ];
}
