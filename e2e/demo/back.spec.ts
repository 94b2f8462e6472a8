import type { Page } from '@playwright/test';
import { samePlace } from '../samePlace';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

interface Layer {
  readonly what: string;
  readonly path: string;
  readonly opener: string;
  readonly dialog: string;
}

const menu: Layer = { what: 'the menu', path: '/Foundation', opener: 'Menu', dialog: 'Menu' };
const photo: Layer = {
  what: 'a photo',
  path: '/Visit-shop',
  opener: 'Enlarge: Our hair care shelves',
  dialog: 'Large picture',
};

/** Opens the page from another one, scrolls a little and opens the layer over it. */
async function open(page: Page, { path, opener, dialog }: Layer) {
  await page.goto('/contact-us');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('button', { name: opener }).press('Enter');
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
}

for (const layer of [menu, photo]) {
  const { what, path, opener, dialog } = layer;

  test(`Back closes ${what} and stays on the page, Forward opens it again, its button adds no step`, async ({
    page,
  }) => {
    await open(page, layer);
    const scrolled = await page.evaluate(() => window.scrollY);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(asked.filter((address) => address.includes('/_next/data/'))).toEqual([]);
    await page.getByRole('button', { name: /^Close( menu)?$/ }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
    // The dialog's history entry is removed a moment later.
    await page.waitForFunction(() => window.history.state?.layer === undefined);
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
  });
}

test('Back restores the foot of home, to the pixel', async ({ page }) => {
  await samePlace.afterSearch(page, '/', 'HOME', 'OUR REVIEWS');
});

test('Back from a product restores /offers, to the pixel, and neither way is a full load', async ({
  page,
}) => {
  await samePlace.afterProduct(page, '/offers');
});

test('Back and a reload that load home anew return to about the same place', async ({ page }) => {
  await samePlace.afterFullLoads(page, '/');
});
