import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { barsShare, contactsShownTooOften, coveredByToTop } from './barFaults';
import { boundaryless, cutOff, outOfReach } from './controlFaults';
import { faultsBySize, largeTexts } from './fits';
import { expectLookOf } from './looks';

/**
 * The narrowest of phones, tablets and desktops, and a wide screen. At 412 and 1280 pixels more room is asked for, by letters set
 * apart. Those between, and large text at all of them: long/widths.spec.ts.
 */
const widths = [320, 768, 1024, 1920].map((width) => ({ width }));

/** What visitors may choose without losing a text. Source: WCAG 2.2, 1.4.12, "Text spacing". */
const SPACED_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`;

const spacedWidths = [{ width: 412 }, screens.wide];

const landscape = { width: 740, height: 360 };

/**
 * Looks at an open page as different visitors see it: on narrow and wide screens, with larger text, in forced colours, by
 * a screen reader. Only styles react to these, so the page need not be loaded again.
 */
export async function expectEveryScreen(page: Page, path: string): Promise<void> {
  for (const screen of [screens.wide, screens.tablet, screens.phone]) {
    await page.setViewportSize(screen);
    await expectLookOf(page, path, screen.width);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const screen of [screens.phone, screens.wide]) {
    await page.setViewportSize(screen);
    await expectBoundariesInForcedColours(page);
    expect.soft(await axeViolations(page), `axe at ${screen.width} pixels`).toEqual([]);
  }
  for (const screen of [screens.phone, screens.wide, landscape]) {
    await page.setViewportSize(screen);
    const covered = await coveredByToTop(page);
    expect.soft(covered, `under "Back to top" at ${screen.width} pixels`).toEqual([]);
  }
  await page.setViewportSize(screens.phone);
  expect.soft(await contactsShownTooOften(page)).toEqual([]);
  await expectRoomForLargeText(page);
  expect.soft(await faultsBySize(page, widths)).toEqual({});
  await page.addStyleTag({ content: SPACED_TEXT });
  expect.soft(await faultsBySize(page, spacedWidths), 'letters set apart').toEqual({});
}

async function expectBoundariesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await boundaryless(page.locator('a[href], button'))).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Large text on phones, and text of twice the size on a wide screen, whose header is longest. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const onPhones = await faultsBySize(page, largeTexts, async () => {
    const share = await barsShare(page);
    const unreachable = (await outOfReach(page)).map((name) => `out of reach: ${name}`);
    return [...(share > 1 / 3 ? [`bars take ${share.toFixed(2)}`] : []), ...unreachable];
  });
  expect.soft(onPhones).toEqual({});

  const narrowAndWide = [{ width: 320 }, { ...screens.wide, text: 200 }];
  const inHeader = await faultsBySize(page, narrowAndWide, async () => {
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    const isBelow = (main?.y ?? Number.NaN) >= Math.floor(header?.height ?? Number.NaN);
    return [...(isBelow ? [] : ['main begins under the header']), ...(await cutOff(page))];
  });
  expect.soft(inHeader).toEqual({});
}
