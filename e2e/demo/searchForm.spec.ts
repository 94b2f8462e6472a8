import type { Page } from '@playwright/test';
import { delayRequests } from '../delayRequests';
import { screens } from '../screens';
import { expect, test } from '../test';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

test('words typed before the script is there stay, and are searched for', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await fieldOf(page).pressSequentially('kajal');
  release();
  await expect(page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('kajal');
  await expect(page).toHaveURL('/search?q=kajal');
});

test('the button of each field searches', async ({ page }) => {
  await page.setViewportSize(screens.wide);
  await page.goto('/Foundation');
  const header = page.getByRole('banner').getByRole('search');
  await header.getByRole('searchbox').fill('kajal');
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=kajal');
  await fieldOf(page).fill('toner');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('link', { name: 'toner', exact: true })).toBeVisible();
});
