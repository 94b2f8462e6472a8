import { pagesOf } from '../pagesOf';
import { screens } from '../screens';
import { expect, test } from '../test';

const SHOWN = 45;

test('45 products take at most twelve and a half screens of a phone', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Primer');
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^Call Book/ }) });
  await expect(list.getByRole('article')).toHaveCount(SHOWN);
  const height = (await list.boundingBox())?.height ?? Number.NaN;
  expect(height / screens.phone.height).toBeLessThanOrEqual(12.5);
});

test('a shelf of 60 says that it shows the first 45', async ({ page }) => {
  await page.goto('/Primer');
  const main = page.getByRole('main');
  await expect(main.getByText(/^First 45 products · ₹400 to ₹444$/)).toBeVisible();
  await expect(main.getByText('more of these than the 45 on this page')).toBeVisible();
  await page.goto('/Concealer-palate');
  await expect(main.getByText(/^\d+ products · /)).toBeVisible();
  await expect(main.getByText('more of these')).toHaveCount(0);
});

test('45 products print on at most three A4 pages, each with its picture', async ({ page }) => {
  await page.goto('/Primer');
  await page.waitForLoadState('networkidle');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  expect(pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(5);
});
