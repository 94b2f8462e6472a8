import { horizontalOverflow } from '../horizontalOverflow';
import { pageKinds } from '../pageKinds';
import { stubPictures } from '../stubPictures';
import { expect, test } from '../test';
import { textFaults } from '../textFaults';
import { visit } from '../visit';

const NARROWEST = 320;
const WIDEST = 1920;

/** Just too high for a phone in landscape, which has bars of its own. A higher window only costs time to draw. */
const HEIGHT = 500;

/** The tested widths. Narrow ones are closer together, because they leave less spare room. */
const widths = [
  ...range(NARROWEST, 640, 20),
  ...range(640, 1280, 40),
  ...range(1280, WIDEST, 80),
  WIDEST,
];

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, at) => from + at * step);
}

for (const path of pageKinds) {
  test(`${path} breaks no word and keeps texts in their boxes from ${NARROWEST} to ${WIDEST} pixels`, async ({
    page,
    allowConsole,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each width requests other pictures, and optimising them would cost more than the check.
    await stubPictures(page);
    await visit(page, path, allowConsole);
    const faults: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const over = await horizontalOverflow(page);
      const found = [...(over > 0 ? [`${over} pixels too wide`] : []), ...(await textFaults(page))];
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
  });
}
