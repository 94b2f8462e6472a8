import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawnPictures } from '../drawnPictures';
import { screens } from '../screens';
import { expect, test } from '../test';

/*
 * What is further down is laid out and painted only when somebody comes near. That must not be seen: not in the page's height,
 * not in a picture of the whole page.
 */

/** The whole page's height in pixels, and the same once all of it is laid out. */
async function heights(page: Page): Promise<[before: number, laidOut: number]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const before = root.scrollHeight;
    root.dataset.exact = '';
    return [before, root.scrollHeight];
  });
}

for (const [name, viewport] of Object.entries(screens)) {
  test(`home says how long it is before it is laid out, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const [before, laidOut] = await heights(page);
    expect(before).not.toBe(laidOut);
    expect(before / laidOut).toBeGreaterThan(0.95);
    expect(before / laidOut).toBeLessThan(1.05);
  });
}

test('a picture of the whole page is empty nowhere', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await drawnPictures(page);
  let empty: number[] = [];
  // A browser that has only just begun takes one picture in some forty before the page has heard of it.
  for (let tries = 0; tries < 3; tries += 1) {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await listening(page);
    empty = await emptyBands(await page.screenshot({ fullPage: true }));
    if (empty.length === 0) break;
  }
  expect(empty).toEqual([]);
});

/** Where a page's picture has nothing in it, in pixels from its top. */
async function emptyBands(png: Buffer): Promise<number[]> {
  const picture = sharp(png);
  const { width, height } = await picture.metadata();
  expect(height).toBeGreaterThan(4 * screens.phone.height);
  const empty: number[] = [];
  for (let top = 0; top + BAND <= height; top += BAND) {
    const band = picture.clone().extract({ left: 0, top, width, height: BAND });
    // Of a copy, for the figures of an image are those of what it was made from.
    const { channels } = await sharp(await band.png().toBuffer()).stats();
    if (channels.every(({ stdev }) => stdev < 1)) empty.push(top);
  }
  return empty;
}

/** Waits until the page hears of pictures that are taken of it: when it has come alive, a frame later. */
async function listening(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.evaluate(
    () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))),
  );
}

test("a shelf's first piece is laid out with the page, what is further down when somebody comes near", async ({
  page,
}) => {
  const layoutOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).contentVisibility);
  await page.goto('/Foundation');
  expect(await layoutOf('main [role=list] > ul')).toBe('visible');
  expect(await layoutOf('footer')).toBe('auto');
});

test('home asks for no Bengali font before somebody comes to a title that needs it', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('bengali'))).toEqual([]);

  const fetched = page.waitForRequest(/bengali/);
  await page.getByText('(পুজোর ফুল)').scrollIntoViewIfNeeded();
  await fetched;
});

/** So many pixels of a page have something in them everywhere: more than the distance between two sections. */
const BAND = 250;

test.describe('a part of the home page', () => {
  test.use({ viewport: screens.phone });

  for (const [way, go] of [
    ['from outside', (page: Page) => page.goto('/#hair')],
    ['from the page itself', fromHome],
  ] as const) {
    test(`stands where its link leads, ${way}`, async ({ page }) => {
      await go(page);
      const heading = page.getByRole('heading', { name: 'HAIR PRODUCTS' });
      await expect(heading).toBeInViewport();
      await page.waitForLoadState('networkidle');
      const { top, header } = await heading.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      }));
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(header + 100);
    });
  }
});

async function fromHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All hair shelves' }).click();
  await expect(page).toHaveURL('/#hair');
}
