import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** Part of an element: from its centre, in pixels; negative values are to the left and above. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours (#rrggbb) that the screen shows in a part of an element or beside it, row by row, a pixel each. */
export async function coloursShown(element: Locator, part: Part): Promise<readonly string[]> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  const png = await element.page().screenshot({
    animations: 'disabled',
    clip: {
      ...part,
      x: Math.floor(box.x + box.width / 2) + part.x,
      y: Math.floor(box.y + box.height / 2) + part.y,
    },
  });
  const hex = (await sharp(png).removeAlpha().raw().toBuffer()).toString('hex');
  return hex.match(/.{6}/g)?.map((colour) => `#${colour}`) ?? [];
}
