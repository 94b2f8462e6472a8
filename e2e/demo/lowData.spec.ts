import type { Page } from '@playwright/test';
import { earlyScript } from '../../styles/earlyScript';
import { readToTheEnd } from '../readToTheEnd';
import { saveData } from '../saveData';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

function lever(page: Page) {
  return page.getByRole('checkbox', { name: 'Use less data' });
}

test('the switch in the footer lasts, and the pictures of the next pages are small', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  await lever(page).check();
  await expect(page.locator('html')).toHaveAttribute('data-low');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-low');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Foundation', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  const picture = page.getByRole('article').locator('img').nth(3);
  await expect(picture).toHaveAttribute('src', /&w=180&q=40$/);
  await expect(picture).not.toHaveAttribute('srcset');
  const line = page.getByRole('complementary', { name: 'Less data' });
  await expect(line).toContainText('small pictures');
  await lever(page).uncheck();
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
});

test('with Save-Data, a page in Bengali fetches no web font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await saveData(page);
  await page.goto('/bn/privacy');
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  expect(fonts).toEqual([]);
});

test('a page whose early script does not come has its fonts all the same', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route(`**${earlyScript}`, (route) => route.abort());
  const font = page.waitForRequest(/fraunces.*woff2/);
  await page.goto('/privacy');
  await font;
});
