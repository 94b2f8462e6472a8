import { tokens } from '@styles/tokens';
import type { OverlayOptions } from 'sharp';
import { PREVIEW_TITLE } from '@/catalogue/numbersInTexts';
import { type StatusCard, type StatusGood, statusSize } from '@/seo/StatusCard';
import { cutText } from '@/shop/cutText';
import { drawBadge } from './drawBadge';
import { layOutRow } from './layOutRow';
import type { Stand } from './statusScene';

/** The stands of the goods' pictures, in their order, and all texts but those of the shop. */
interface StatusLayout {
  readonly stands: readonly Stand[];
  readonly texts: readonly OverlayOptions[];
}

const centre = statusSize.width / 2;
const LARGE: Stand = { centre, foot: 1010, width: 680, height: 650 };
const DOT = 52;

/** One product, large, with its words below it. */
export async function layOutGood(good: StatusGood): Promise<StatusLayout> {
  const { name, price, mrp, off, size, colours, shades } = good;
  const wraps = name.length > 26;
  const title = { text: cutText(name, PREVIEW_TITLE), width: 940, height: wraps ? 136 : 84, wraps };
  const soft = { colour: tokens['ink-soft'], width: 320, height: 46 };
  const money = [
    { text: price, colour: tokens.accent, width: 380, height: 104 },
    ...(mrp ? [{ ...soft, text: mrp.label, struck: mrp.amount }] : []),
    ...(off ? [await drawBadge(off, 60)] : []),
  ];
  const facts = [
    ...(size ? [{ ...soft, text: size }] : []),
    ...(colours.length > 0 ? [dots(colours.slice(0, shades ? 5 : 9))] : []),
    ...(shades ? [{ ...soft, text: shades }] : []),
  ];
  const rows = [
    layOutRow([{ ...title, colour: tokens.ink }], { top: 1040, height: 140, centre }),
    layOutRow(money, { top: 1192, height: 116, centre }),
    layOutRow(facts, { top: 1330, height: 60, centre }),
  ];
  return { stands: [LARGE], texts: (await Promise.all(rows)).flat() };
}

function dots(colours: readonly string[]): Buffer {
  const circles = colours.map(
    (colour, at) => `<circle cx="${at * 62 + 26}" cy="26" r="24" fill="${colour}"/>`,
  );
  return Buffer.from(
    `<svg width="${circles.length * 62 - 10}" height="${DOT}" stroke="${tokens.surface}" stroke-width="4">${circles.join('')}</svg>`,
  );
}

/** Two to six products on boards, each with its words beside it. */
export async function layOutGoods({ goods, title, more }: StatusCard): Promise<StatusLayout> {
  const columns = goods.length > 3 ? 2 : 1;
  const rows = Math.ceil(goods.length / columns);
  const step = Math.min(440, 930 / rows);
  const width = Math.min(step - 48, 448 / columns);
  const height = Math.min(step - 48, width * 1.2);
  const stands = goods.map((_, at) => ({
    centre: 54 + (972 / columns) * (at % columns) + width / 2,
    foot: 1364 - step * (rows - 1 - Math.floor(at / columns)),
    width,
    height,
  }));
  const room = 972 / columns - width - 58;
  const labels = goods.map((good, at) => label(good, stands[at] ?? LARGE, room, 58 - 9 * columns));
  const heading = { text: title, colour: tokens.ink, width: 940, height: 84 };
  const end = { text: more, colour: tokens.ink, width: 900, height: 40 };
  const texts = [
    ...labels,
    layOutRow([heading], { top: 330, height: 84, centre }),
    ...(more ? [layOutRow([end], { top: 1386, height: 48, centre })] : []),
  ];
  return { stands, texts: (await Promise.all(texts)).flat() };
}

/** A product's name, price and M.R.P. beside its picture, and its discount at the picture's foot. */
async function label(
  { name, price, mrp, off }: StatusGood,
  stand: Stand,
  width: number,
  line: number,
): Promise<OverlayOptions[]> {
  const perLine = width / (line * 0.4);
  const text = cutText(name, Math.min(PREVIEW_TITLE, Math.floor(3.6 * perLine)));
  const lines = Math.min(3, Math.ceil(text.length / perLine));
  const texts = [
    { text, colour: tokens.ink, height: lines * line, wraps: true, align: 'left' as const },
    { text: price, colour: tokens.accent, height: Math.round(line * 1.45) },
    ...(mrp
      ? [{ text: mrp.label, struck: mrp.amount, colour: tokens['ink-soft'], height: 32 }]
      : []),
  ];
  const left = Math.round(stand.centre + stand.width / 2 + 28);
  let top =
    stand.foot - stand.height / 2 + 16 - texts.reduce((sum, row) => sum + row.height + 16, 0) / 2;
  const rows = texts.map((box) => {
    const at = { top: Math.round(top), height: box.height, left };
    top += box.height + 16;
    return layOutRow([{ ...box, width: Math.round(width) }], at);
  });
  const foot = { top: Math.round(stand.foot - 34), height: 40, centre: stand.centre };
  return (
    await Promise.all([...rows, off ? layOutRow([await drawBadge(off, 40)], foot) : []])
  ).flat();
}
