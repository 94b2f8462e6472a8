import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { delayRequests } from '../delayRequests';
import { screens } from '../screens';
import { expect, test } from '../test';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

test('words typed before the script is there stay, and are searched for', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await fieldOf(page).fill('kajal');
  release();
  await expect(page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('kajal');
  await expect(page).toHaveURL('/search?q=kajal');
});

test('results come below the field of the header while one types, and the button of each field searches', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/Foundation', { waitUntil: 'networkidle' });
  const before = scripts.length;
  const header = page.getByRole('banner').getByRole('search');
  const field = header.getByRole('searchbox');
  await field.focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await field.fill('chul shukanor machine');
  await expect(header.getByRole('link')).toHaveCount(6);
  await expect(header.getByRole('link').first()).toHaveText('Hair Machine');
  await expect(header.getByRole('status')).toHaveText('1 shelf, 5 products');
  expect(await axeViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link')).toHaveCount(0);
  await expect(field).toBeFocused();
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=chul+shukanor+machine');
  const main = page.getByRole('main');
  const shelves = main.getByRole('region', { name: 'Categories' });
  await expect(shelves.getByRole('link', { name: 'Hair Machine' })).toBeVisible();
  await fieldOf(page).fill('toner');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('link', { name: 'toner', exact: true })).toBeVisible();
});
