import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A part of the window, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What the screen shows now, for tests on a screen whose pixels are CSS pixels.
 * @returns a function that gives the colours (#rrggbb) of an area, row by row.
 */
export async function coloursShown(page: Page): Promise<(area: Area) => readonly string[]> {
  // To hide the caret, Playwright would change inputs, which hydration then finds changed.
  const png = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  const image = sharp(png).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = 3 * (Math.floor(y) * info.width + Math.floor(x));
    return `#${data.toString('hex', at, at + 3)}`;
  };
  return ({ x, y, width, height }) =>
    Array.from({ length: width * height }, (_, n) =>
      colourAt(x + (n % width), y + Math.floor(n / width)),
    );
}
