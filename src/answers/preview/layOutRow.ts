import sharp, { type OverlayOptions } from 'sharp';
import { drawText, type TextBox } from './drawText';

/** The space of a row, in pixels. It begins at `left`, or else has its middle at `centre`. */
interface Row {
  readonly top: number;
  readonly height: number;
  readonly gap?: number;
  readonly left?: number;
  readonly centre?: number;
}

/** Places texts and drawn pictures side by side, each in the middle of the row's height. */
export async function layOutRow(
  items: readonly (TextBox | Buffer)[],
  { top, height: room, gap = 24, left: start, centre = 0 }: Row,
): Promise<OverlayOptions[]> {
  const drawn = await Promise.all(
    items.map(async (item) => {
      const input = Buffer.isBuffer(item) ? item : await drawText(item);
      const { width = 0, height = 0 } = await sharp(input).metadata();
      return { input, width, height };
    }),
  );
  const row = drawn.reduce((sum, { width }) => sum + width, (drawn.length - 1) * gap);
  let left = start ?? Math.round(centre - row / 2);
  return drawn.map(({ input, width, height }) => {
    const at = { input, left, top: top + Math.round((room - height) / 2) };
    left += width + gap;
    return at;
  });
}
