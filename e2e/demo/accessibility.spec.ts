import { axeViolations } from '../axeViolations';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/*
 * A phone shows each kind of page, and each of what opens. A wide screen has another header and grids: it shows the home page
 * with its menu open, and a shelf.
 */

test.describe('on a phone axe finds nothing wrong', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  for (const path of pageKinds) {
    test(`with ${path}`, async ({ page, allowConsole }) => {
      await visit(page, path, allowConsole);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('with the open drawer', async ({ page, allowConsole }) => {
    await visit(page, '/contact-us', allowConsole);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with the lightbox open', async ({ page, allowConsole }) => {
    await visit(page, '/Visit-shop', allowConsole);
    await page.getByRole('button', { name: 'Show large: Our makeup shelves' }).click();
    await expect(page.getByRole('img', { name: 'Our makeup shelves' })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with a clip that plays', async ({ page, allowConsole }) => {
    await visit(page, '/Reviewpage', allowConsole);
    await page.getByRole('button', { name: 'Play: Review clip 1' }).click();
    await expect(page.locator('video')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('on a wide screen axe finds nothing wrong', () => {
  test.use({ viewport: screens.wide });

  test('with / and its MAKEUP menu open', async ({ page, allowConsole }) => {
    await visit(page, '/', allowConsole);
    const toggle = page.getByRole('button', { name: 'MAKEUP', exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with /Foundation', async ({ page, allowConsole }) => {
    await visit(page, '/Foundation', allowConsole);
    expect(await axeViolations(page)).toEqual([]);
  });
});
