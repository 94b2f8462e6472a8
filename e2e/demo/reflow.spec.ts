import type { Page } from '@playwright/test';
import { boundaryless } from '../boundaryless';
import { cutOff } from '../cutOff';
import { overhang } from '../overhang';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * Each kind of page is opened once, and then looked at under what visitors have and set: narrow and wide screens, larger text,
 * forced colours. All of that is the style sheet's work, so the page need not come anew.
 */

for (const path of pageKinds) {
  test(`${path} keeps its boundaries in forced colours, scrolls in one direction on 320 pixels, and takes text of twice the size`, async ({
    page,
    allowConsole,
  }) => {
    await page.setViewportSize(screens.phone);
    await visit(page, path, allowConsole);
    await expectBoundariesInForcedColours(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overhang(page)).toBe(0);
    expect.soft(await cutOff(page)).toEqual([]);

    await page.setViewportSize(screens.wide);
    await expectBoundariesInForcedColours(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await overhang(page)).toBe(0);
    expect.soft(await cutOff(page)).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y, 'the page starts below the header').toBeGreaterThanOrEqual(
      Math.floor(header?.height ?? Number.NaN),
    );
  });
}

async function expectBoundariesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await boundaryless(page.locator('a[href], button'))).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('focus has an outline in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact-us');
  for (const control of await page.getByRole('main').locator('a, button').all()) {
    await control.focus();
    await page.keyboard.press('Shift');
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '3px');
  }
});

test.describe('of what moves on the home page', () => {
  const running = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const shown = (page: Page, n: number) =>
    page.getByRole('button', { name: `Show picture ${n}`, exact: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('nothing does with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('heading', { name: 'Exclusive Pujo Collection!' })
      .scrollIntoViewIfNeeded();
    expect(await running(page)).toBe(0);
    await page.clock.runFor(20_000);
    expect(await running(page)).toBe(0);
    await expect(shown(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('marquee and carousel do without it', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await running(page), 'the marquee').toBeGreaterThan(0);
    await page.clock.runFor(7_000);
    await expect(shown(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});
