import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { boundaryless, outOfReach } from './controlFaults';

/** Expects that axe finds nothing on a phone and a wide screen, and that controls are seen in forced colours and reached. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const screen of [screens.phone, screens.wide]) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen = await boundaryless(page.locator('a[href], button'));
    expect.soft(unseen, 'without a boundary in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    expect.soft(await axeViolations(page), `axe at ${screen.width} pixels`).toEqual([]);
  }
  // Scrolls, and what scrolls under the header would be too small a target for axe.
  await page.setViewportSize(screens.phone);
  expect.soft(await outOfReach(page), 'out of reach').toEqual([]);
}
