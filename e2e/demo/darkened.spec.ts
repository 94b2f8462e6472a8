import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../__tests__/helpers/contrast';
import { coloursShown } from '../coloursShown';
import { quickLook } from '../quickLook';
import { screens } from '../screens';
import { expect, test } from '../test';

/*
 * Pages that the browser darkens, as Chrome on Android does for those who want all sites dark: backgrounds and outlines
 * become dark or stay so, texts become light, pictures keep their colours.
 */

test.use({ viewport: screens.phone });

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
});

/** Expects at least one swatch, and that each of those shown has the colour that the shop gave. */
async function expectTrueSwatches(place: Locator): Promise<void> {
  const swatches = place.locator('i[style]:visible');
  await swatches.first().waitFor();
  for (const swatch of (await swatches.all()).slice(0, 8)) {
    const given = await swatch.evaluate((one) => getComputedStyle(one).color);
    const [shown = ''] = await coloursShown(swatch, { x: 0, y: 0, width: 1, height: 1 });
    const parts = shown.match(/[^#]{2}/g)?.map((hex) => Number.parseInt(hex, 16));
    expect.soft(`rgb(${parts?.join(', ')})`).toBe(given);
  }
}

/** Expects an icon that `iconStyle` draws to be seen on the ground around it. */
async function expectIcon(control: Locator): Promise<void> {
  // Without its text, the icon is in the middle.
  await control.evaluate((one) => one.replaceChildren());
  const shown = await coloursShown(control, { x: -9, y: -9, width: 18, height: 18 });
  const ground = shown.toSorted(
    (a, b) => shown.filter((c) => c === b).length - shown.filter((c) => c === a).length,
  )[0];
  const most = Math.max(...shown.map((colour) => contrast(colour, ground ?? '')));
  expect.soft(most, await control.evaluate((one) => one.outerHTML)).toBeGreaterThanOrEqual(3);
}

/** The greatest contrast of neighbours on the way from 12 pixels left of an element to its middle. */
async function ringContrast(element: Locator): Promise<number> {
  const { width = 0 } = (await element.boundingBox()) ?? {};
  const [from, to] = [Math.ceil(width / 2) + 12, Math.floor(width / 2)];
  const shown = await coloursShown(element, { x: -from, y: 0, width: from - to, height: 1 });
  return Math.max(...shown.map((colour) => contrast(colour, shown[0] ?? '')));
}

const heart = (page: Page) => page.getByRole('button', { name: /^Save: / });

test('swatches keep their colours on a shelf, in the quick look, on a product page and in shortlists', async ({
  page,
}) => {
  await quickLook.open(page, quickLook.second);
  const look = quickLook.dialog(page, quickLook.second);
  await expectTrueSwatches(look);
  await page.goto(quickLook.second.path);
  await expectTrueSwatches(page.getByRole('main'));
  const chosen = page.getByRole('radio').first();
  await chosen.check();
  expect(await ringContrast(chosen.locator('+ i')), 'the chosen one').toBeGreaterThanOrEqual(3);

  await page.goto('/Clip-kata');
  await expectTrueSwatches(page.getByRole('main'));
  await heart(page).first().click();
  await page.goto('/shortlist');
  await page.getByRole('radio').first().check();
  await expectTrueSwatches(page.getByRole('main'));
  const chosenHere = page.locator('input:checked + i');
  expect(await ringContrast(chosenHere), 'the chosen one').toBeGreaterThanOrEqual(3);

  const ask = page.getByRole('link', { name: /^Ask for all on WhatsApp/ });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const received = new URL(text.split('\n').at(-1) ?? '');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/contact-us');
  await page.goto(received.pathname + received.hash);
  await expect(page.getByRole('heading', { name: 'A shortlist for you' })).toBeVisible();
  await expectTrueSwatches(page.getByRole('main'));
});

test('hearts, share signs, call and WhatsApp are seen', async ({ page }) => {
  await page.goto('/Foundation');
  await expectIcon(page.getByRole('button', { name: /^Share: / }).first());
  await expectIcon(heart(page).first());
  await heart(page).nth(1).click();
  await expectIcon(heart(page).nth(1));
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expectIcon(main.locator('a[href^="tel:"]').last());
  await expectIcon(main.locator('a[href^="https://wa.me"]').last());
});

test('the focus has a ring on the page and on the ink of the footer', async ({ page }) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const links = [
    page.getByRole('main').getByRole('link', { name: /^Call us/ }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }),
  ];
  for (const link of links) {
    await link.focus();
    expect.soft(await ringContrast(link)).toBeGreaterThanOrEqual(3);
  }
});
