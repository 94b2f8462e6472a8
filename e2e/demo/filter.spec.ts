import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test('a filtered shelf says so: on a phone on the button, on a wide screen in a row that is always there', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation?sort=off&shade=Bronze');
  await untilHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
  const shade = page.getByRole('combobox', { name: 'Shade' });
  await expect(shade).toBeHidden();
  await page.getByRole('button', { name: 'Filter · 1' }).click();
  await expect(shade).toHaveValue('Bronze');
  // For a field in smaller letters Safari on phones enlarges the page.
  await expect(shade).toHaveCSS('font-size', '16px');
  // axe takes what the sheet covers for something on top of it.
  expect(await axeViolations(page, '[popover]:popover-open')).toEqual([]);

  await page.setViewportSize(screens.wide);
  await expect(page.getByText('Filter · 1')).toBeHidden();
  await expect(shade).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/Foundation?sort=off');
  await expect(shade).toBeHidden();
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

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL('/Foundation?sort=-price');
  await expect.poll(prices).toEqual(sorted);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/Foundation$/);
  expect(await axeViolations(page, 'main')).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await page.goBack();
  await expect.poll(prices).toEqual(sorted);

  await page.goto('/Foundation?price=90000-');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(prices).toEqual(shop);
  await expect(page).toHaveURL('/Foundation');
});
