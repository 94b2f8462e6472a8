import type { Locator, Page } from '@playwright/test';
import { samePlace } from '../samePlace';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

test('the menu closes by its button and by what the browser sends for Back; a link in it adds one step', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Menu' });
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await menu.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(menu).toBeHidden();
  await opener.press('Enter');
  await menu.getByRole('link', { name: 'Primer' }).tap();
  await expect(page).toHaveURL('/Primer');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Foundation');
  await expect(menu).toBeHidden();
});

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

/** What lies over a page, by what opens it. The first page of a visit: a second Back would leave the site. */
const overlays: [what: string, path: string, opener: string, over: (page: Page) => Locator][] = [
  ['the menu', '/Foundation', 'Menu', (page) => page.getByRole('dialog', { name: 'Menu' })],
  ['the photo at full size', silk, 'Look closer', (page) => page.locator('.yarl__container')],
  ['the filter', '/Foundation?shade=Bronze', 'Filter · 1', (page) => page.locator('[popover]')],
];

for (const [what, path, opener, over] of overlays) {
  test(`Back closes ${what}, and leaves the page only after that`, async ({ page }) => {
    await page.goto('/offers');
    await page.goto(path);
    await untilHydrated(page);
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', { name: opener }).first().tap();
      await expect(over(page)).toBeVisible();
      await close();
      await expect(over(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL('/offers');
  });
}

test('what was chosen in the filter stays when Back closes it', async ({ page }) => {
  await page.goto('/offers');
  await page.goto('/Foundation?shade=Bronze');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filter · 1' }).tap();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page).toHaveURL('/Foundation?shade=Bronze&sort=price');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
  await expect(page).toHaveURL('/Foundation?shade=Bronze&sort=price');
  await page.goBack();
  await expect(page).toHaveURL('/offers');
});

/** Swipes up beside the menu, as a thumb does, and returns where the page stands. */
async function swipe(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: readonly number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ys.map((y) => ({ x: 350, y })),
    });
  await touch('touchStart', 500);
  for (let y = 490; y >= 300; y -= 10) await touch('touchMove', y);
  await touch('touchEnd');
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(scrollY)))),
  );
}

test('a swipe beside the open menu does not move the page', async ({ page }) => {
  await page.goto('/Foundation');
  await untilHydrated(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  expect(await swipe(page)).toBe(0);
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(await swipe(page)).toBeGreaterThan(0);
});

test('Back from a product restores its shelf, to the pixel', async ({ page }) => {
  await samePlace.afterProduct(page, '/Foundation', 4);
});

test('Back from a product restores /offers, to the pixel, and neither way is a full load', async ({
  page,
}) => {
  await samePlace.afterProduct(page, '/offers');
});
