import { axeViolations } from '../axeViolations';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * Each kind of page on a phone, then at desktop width, where header and grids differ; then everything that opens over a
 * page.
 */

test.describe('axe on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  for (const path of pageKinds) {
    test(`finds no violation on ${path}, nor at desktop width`, async ({ page, allowConsole }) => {
      await visit(page, path, allowConsole);
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize(screens.wide);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('finds no violation with the drawer open', async ({ page, allowConsole }) => {
    await visit(page, '/contact-us', allowConsole);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('finds no violation with the lightbox open', async ({ page, allowConsole }) => {
    await visit(page, '/Visit-shop', allowConsole);
    await page.getByRole('button', { name: 'Show large: Our makeup shelves' }).click();
    await expect(page.getByRole('img', { name: 'Our makeup shelves' })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('finds no violation while a clip plays', async ({ page, allowConsole }) => {
    await visit(page, '/Reviewpage', allowConsole);
    await page.getByRole('button', { name: 'Play: Review clip 1' }).click();
    await expect(page.locator('video')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('axe on a wide screen', () => {
  test.use({ viewport: screens.wide });

  test('finds no violation on / with the MAKEUP menu open', async ({ page, allowConsole }) => {
    await visit(page, '/', allowConsole);
    const toggle = page.getByRole('button', { name: 'MAKEUP', exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page)).toEqual([]);
  });
});
