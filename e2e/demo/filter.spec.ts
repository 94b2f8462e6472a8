import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

const fields = (page: Page) =>
  page.getByRole('group', { name: 'Sort and filter', includeHidden: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Sort and filter', exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a shelf and reads half of it. Returns how far that is, in CSS pixels. */
async function readHalf(page: Page): Promise<number> {
  await page.goto('/Foundation');
  await untilHydrated(page);
  await page
    .getByRole('article')
    .nth(4)
    .evaluate((card) => card.scrollIntoView());
  await expect(page.getByRole('banner')).not.toBeInViewport();
  return scrolled(page);
}

async function chooseBronzeByDiscount(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Biggest discount');
  await page.getByRole('combobox', { name: 'Shade' }).selectOption('Bronze (1)');
  await expect(page).toHaveURL('/Foundation?sort=off&shade=Bronze');
}

test('on a phone the sheet opens half-way down a shelf, and closing it leaves the visitor at the results', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const before = await readHalf(page);
  // A click scrolls to what a browser takes to be out of sight, as a screen reader does.
  await opener(page).click();
  await expect(fields(page)).toBeVisible();
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(fields(page)).toBeHidden();
  expect(await scrolled(page)).toBe(before);
  await opener(page).click();
  const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
  const [sheetBox, barBox] = await Promise.all(
    [fields(page), bar].map((part) => part.boundingBox()),
  );
  expect((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0), 'from below').toBe(barBox?.y);
  expect(sheetBox?.y).toBeGreaterThan(screens.phone.height * 0.4);

  await chooseBronzeByDiscount(page);
  const says = page.getByRole('button', { name: /^Biggest discount · Bronze ?· 1 of 5$/ });
  await expect(says).toBeInViewport();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Bronze');
  await expect(first.getByRole('heading')).toBeInViewport();
  const chosen = await scrolled(page);
  await says.focus();
  await page.keyboard.press('Escape');
  await expect(fields(page)).toBeHidden();
  expect(await scrolled(page)).toBe(chosen);

  await page.getByRole('button', { name: 'Clear sort and filter' }).click();
  await expect(page).toHaveURL('/Foundation');
  await opener(page).press('Enter');
  await expect(fields(page)).toBeVisible();
  await page.getByRole('link', { name: 'Eyeshadow View Details' }).press('Enter');
  await expect(page).toHaveURL('/Eyeshadow');
  await expect(opener(page)).toBeVisible();
  await expect(fields(page), 'another shelf begins with it closed').toBeHidden();
});

test('on a wide screen the fields are a row at the top of the window, and a choice shows the first results below it', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide);
  await readHalf(page);
  await expect(fields(page)).toBeInViewport({ ratio: 1 });
  const heights = await fields(page)
    .getByRole('combobox')
    .evaluateAll((pills) => pills.map((pill) => pill.clientHeight + 2));
  expect(new Set(heights)).toEqual(new Set([40]));
  await chooseBronzeByDiscount(page);
  await expect(page.getByText('1 of 5', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  await expect(fields(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Clear sort and filter' }).click();
  await expect(page).toHaveURL('/Foundation');
  await expect(fields(page)).toBeFocused();
});

test('sorting a shelf changes its address, survives Back, and keeps the canonical address', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation');
  const prices = () =>
    page
      .getByRole('article')
      .locator('strong')
      .evaluateAll((all) => all.map((one) => Number(one.textContent?.replace(/\D/g, ''))));
  const shop = await prices();
  const sorted = [...shop].sort((a, b) => b - a);
  expect(sorted).not.toEqual(shop);

  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL('/Foundation?sort=-price');
  await expect.poll(prices).toEqual(sorted);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/Foundation$/);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await page.goBack();
  await expect.poll(prices).toEqual(sorted);

  await page.goto('/Foundation?price=90000-');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(prices).toEqual(shop);
  await expect(page).toHaveURL('/Foundation');
});
