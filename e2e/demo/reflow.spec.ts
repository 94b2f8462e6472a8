import type { Page } from '@playwright/test';
import { boundaryless } from '../boundaryless';
import { overhang } from '../overhang';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/** What of the header's links and buttons lies outside of it, or under another thing. */
function cutOff(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const frame = header.getBoundingClientRect();
    const isWhole = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const within = left >= 0 && right <= frame.right && top >= 0 && bottom <= frame.bottom;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return within && control.contains(hit);
    };
    return [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility() && !isWhole(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}

for (const path of pageKinds) {
  test(`${path} scrolls in one direction only on 320 pixels`, async ({ page, allowConsole }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path, allowConsole);
    expect(await overhang(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
  });

  test(`${path} takes text of twice the size`, async ({ page, allowConsole }) => {
    await page.setViewportSize(screens.wide);
    await visit(page, path, allowConsole);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overhang(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y, 'the page starts below the header').toBeGreaterThanOrEqual(
      Math.floor(header?.height ?? Number.NaN),
    );
  });

  for (const viewport of [screens.phone, screens.wide]) {
    test(`${path} keeps its boundaries in forced colours at ${viewport.width} pixels`, async ({
      page,
      allowConsole,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, path, allowConsole);
      expect(await boundaryless(page.locator('a[href], button'))).toEqual([]);
    });
  }
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
