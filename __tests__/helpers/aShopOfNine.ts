import { aDesk, goodsRow } from './aDesk';

/** Goods of the shelf Primer, with Ids. */
export const nine = Array.from({ length: 9 }, (_, at) =>
  goodsRow(`Good ${at}`, 100 + at, `n000${at + 1}`),
);
export const openVideo = ['Open', 'https://youtu.be/dQw4w9WgXcQ', '', ''];
export const videoHeadings = ['Title', 'Video', 'Id', 'Result'];

/** A desk that took them, and a video. */
export async function aShopOfNine() {
  const desk = aDesk();
  desk.type('Makeup', nine);
  desk.type('Videos', [openVideo], videoHeadings);
  await desk.sync();
  return desk;
}
