import { tokens } from '@styles/tokens';
import sharp from 'sharp';
import { PREVIEW_TITLE } from '@/catalogue/numbersInTexts';
import { cutText } from '@/shop/cutText';
import { drawArch } from './drawArch';
import { layOutTexts, type TextBox } from './layOutTexts';
import { previewColours } from './previewColours';
import type { StatusCard, StatusGood } from './statusCard';
import { placeOf, scene, statusScene } from './statusScene';

const { ink, 'ink-soft': soft, accent, 'on-dark': light, 'gold-leaf': leaf } = tokens;
const centre = scene.width / 2;

/**
 * Draws a picture to post as JPEG. All words stay within the middle 1420 pixels of its height, because apps lay their
 * own things over both ends.
 */
export async function drawStatus({ goods, colours, ...card }: StatusCard): Promise<Buffer> {
  const placed = goods.map((good, at) => ({ ...good, ...placeOf(at, goods.length) }));
  const stands = placed.map(async ({ picture = '', ...place }) => {
    return { ...place, picture: await drawArch(picture, place) };
  });
  const lines = [
    { text: card.shop, colour: previewColours.shopName, top: 262, height: 50 },
    { text: goods.length > 1 ? card.title : '', colour: ink, top: 324, height: 72 },
    { text: card.facts, colour: ink, top: 1390, height: 36 },
    { text: card.day, colour: leaf, top: scene.counter + 30, height: 34 },
    { text: card.phone, colour: light, top: scene.counter + 84, height: 60 },
    { text: card.place, colour: light, top: scene.counter + 166, height: 42 },
  ].map((line) => ({ ...line, centre, width: 900 }));
  return sharp(statusScene(await Promise.all(stands), colours))
    .composite(await layOutTexts([...lines, ...placed.flatMap(wordsOf)]))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** A product's name in one line or two, its price and M.R.P. below its picture, its discount at the picture's foot. */
function wordsOf({ title, line, mrp, off, centre, foot, room }: Placed): TextBox[] {
  const row = 0.23 * room.height;
  const name = cutText(title, Math.min(PREVIEW_TITLE, (6 * room.width) / row));
  const wraps = name.length * row > 2.2 * room.width;
  const top = foot + 32;
  const box = { centre, width: room.width };
  return [
    wraps
      ? { ...box, text: name, colour: ink, top, height: 2 * row, wraps }
      : { ...box, text: name, colour: ink, top: top + row / 2, height: row },
    { ...box, text: line, colour: accent, top: top + 2.2 * row, height: 1.3 * row },
    { ...box, text: '', mrp, colour: soft, top: top + 3.65 * row, height: 0.6 * row },
    { text: off, colour: light, centre, top: foot - 24, width: 112, height: 26 },
  ];
}

type Placed = StatusGood & ReturnType<typeof placeOf>;
