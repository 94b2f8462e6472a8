import { tokens } from '@styles/tokens';
import sharp from 'sharp';
import { type StatusCard, statusSize } from '@/seo/StatusCard';
import { drawArch } from './drawArch';
import { layOutRow } from './layOutRow';
import { layOutGood, layOutGoods } from './layOutStatus';
import { previewColours } from './previewColours';
import { COUNTER, statusScene } from './statusScene';

/**
 * Draws a picture to post as JPEG. All words stay within the middle 1420 pixels of its height, because apps lay their
 * own things over both ends.
 */
export async function drawStatus(card: StatusCard): Promise<Buffer> {
  const [first, second] = card.goods;
  const { stands, texts } = await (first && !second ? layOutGood(first) : layOutGoods(card));
  const pictures = stands.map(async ({ centre, foot, ...space }, at) => {
    const [width, height] = [Math.round(space.width), Math.round(space.height)];
    const input = await drawArch(card.goods[at]?.picture ?? '', { width, height });
    const left = Math.round(centre - width / 2);
    return input ? [{ input, top: Math.round(foot) - height, left }] : [];
  });
  const lines = [
    { text: card.shop, colour: previewColours.shopName, top: 262, height: 50 },
    { text: card.day, colour: tokens['gold-leaf'], top: COUNTER + 30, height: 34 },
    { text: card.phone, colour: tokens['on-dark'], top: COUNTER + 84, height: 60 },
    { text: card.place, colour: tokens['on-dark'], top: COUNTER + 166, height: 42 },
  ].map(({ top, ...line }) => {
    const at = { top, height: line.height, centre: statusSize.width / 2 };
    return layOutRow([{ ...line, width: 900 }], at);
  });
  return sharp(statusScene(stands))
    .composite([...(await Promise.all([...pictures, ...lines])).flat(), ...texts])
    .flatten({ background: tokens.blush })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
