import type { Page } from '@playwright/test';
import { picturesInView } from '../picturesInView';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

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

  test(`Back closes ${what} and stays on the page, Forward opens it again`, async ({ page }) => {
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
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
  });
}

test('a photo closed by its button adds no step to the history', async ({ page }) => {
  await open(page, photo);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: photo.opener })).toBeFocused();
  // The dialog's history entry is removed a moment later.
  await page.waitForFunction(() => window.history.state?.layer === undefined);
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

/**
 * Where the page and its parts on screen stand, in CSS pixels. A part below the screen has an estimated height until it
 * has been laid out once: before leaving the page, or only on the way back.
 */
const places = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...Array.from(document.querySelectorAll('main > *, main [role="list"] > *'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .map(({ top, height }) => [top, height].map((pixels) => Math.round(pixels * 10) / 10)),
  ]);

/** The places once two looks agree: sections near the place have come. */
async function placesAtRest(page: Page) {
  let before = await places(page);
  await expect(async () => {
    const last = before;
    before = await places(page);
    expect(before).toEqual(last);
  }).toPass({ intervals: [500] });
  return before;
}

for (const [where, path, link, place] of [
  ['the middle of home', '/', 'HOME', 'Blush'],
  ['the foot of home', '/', 'HOME', 'OUR REVIEWS'],
  ['the foot of a shelf', '/Foundation', 'Foundation', 'More shelves'],
] as const) {
  test(`Back restores ${where}, to the pixel`, async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).tap();
    await expect(page).toHaveURL(path);
    const far = page.getByRole('heading', { name: place, exact: true });
    await far.scrollIntoViewIfNeeded();
    await expect(far).toBeInViewport();
    await picturesInView(page);
    await untilHydrated(page);
    const before = await placesAtRest(page);
    await page.getByRole('link', { name: 'Search' }).tap();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(far).toBeInViewport();
    // At first the parts out of sight are only rooms of their height; then they have their content.
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => places(page)).toEqual(before);
  });
}

for (const path of ['/offers', '/bn/offers']) {
  test(`Back from a product restores ${path}, to the pixel, and neither way is a full load`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const offer = page.getByRole('article').nth(12).getByRole('heading').getByRole('link');
    await offer.scrollIntoViewIfNeeded();
    await picturesInView(page);
    const before = await placesAtRest(page);
    const title = await offer.innerText();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await offer.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => places(page)).toEqual(before);
    expect(loads).toEqual([]);
  });
}

for (const path of ['/offers', '/Foundation', '/', '/hi/contact-us']) {
  test(`Back and a reload that load ${path} anew return to about the same place`, async ({
    page,
  }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    const before = await place();
    expect(before).toBeGreaterThan(300);
    await page.goto('/how-to-buy');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await untilHydrated(page);
    // The parts above the screen have estimated heights at first.
    expect(Math.abs((await place()) - before)).toBeLessThan(before / 2);
    await page.reload();
    await untilHydrated(page);
    expect(Math.abs((await place()) - before)).toBeLessThan(before / 2);
  });
}

test('the next page’s styles make the browser recalculate none of the present page', async ({
  page,
}) => {
  const conditions = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
      const rules = Array.from(sheet?.cssRules ?? []);
      return {
        rules: rules.length,
        conditions: rules.filter((rule) => 'conditionText' in rule).length,
      };
    });
  await page.goto('/');
  await untilHydrated(page);
  const before = await conditions();
  await page.getByRole('link', { name: 'Foundation', exact: true }).first().tap();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Foundation', exact: true }),
  ).toBeVisible();
  const after = await conditions();
  expect(after.rules).toBeGreaterThan(before.rules + 50);
  expect(after.conditions).toBe(before.conditions);
});
