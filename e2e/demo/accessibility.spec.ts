import { axeViolations } from '../axeViolations';
import { faultsBySize, largeTexts } from '../layout/fits';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

/* What opens over a page. The pages themselves: layout.spec.ts. */

test.describe('axe on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('finds no violation with the drawer open, which has room for large text', async ({
    page,
    allowConsole,
  }) => {
    await visit(page, '/contact-us', allowConsole);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faultsBySize(page, largeTexts)).toEqual({});
  });

  test('finds no violation with the lightbox open', async ({ page, allowConsole }) => {
    await visit(page, '/Visit-shop', allowConsole);
    await page.getByRole('button', { name: 'Enlarge: Our makeup shelves' }).click();
    await expect(page.getByRole('img', { name: 'Our makeup shelves' })).toBeInViewport();
    expect(await axeViolations(page, '[role=dialog], dialog')).toEqual([]);
  });

  test('finds no violation while a clip plays', async ({ page, allowConsole }) => {
    await visit(page, '/Reviewpage', allowConsole);
    await page.getByRole('button', { name: 'Play: Review clip 1' }).click();
    await expect(page.locator('video')).toBeFocused();
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
});

test.describe('axe on a wide screen', () => {
  test.use({ viewport: screens.wide });

  test('finds no violation with the MAKEUP menu open', async ({ page, allowConsole }) => {
    await visit(page, '/contact-us', allowConsole);
    const toggle = page.getByRole('button', { name: 'MAKEUP', exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page, 'header')).toEqual([]);
  });
});
