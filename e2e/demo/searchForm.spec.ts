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

test('the button of each field searches', async ({ page }) => {
  await page.setViewportSize(screens.wide);
  await page.goto('/Foundation', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner').getByRole('search');
  await header.getByRole('searchbox').fill('chul shukanor machine');
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=chul+shukanor+machine');
  const main = page.getByRole('main');
  const shelves = main.getByRole('region', { name: 'Categories' });
  await expect(shelves.getByRole('link', { name: 'Hair Machine' })).toBeVisible();
  expect(await axeViolations(page, 'header')).toEqual([]);
  await fieldOf(page).fill('toner');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=toner');
});
