import type { Page } from '@playwright/test';
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
  await lever(page).check();
  await page.reload();
  await expect(lever(page)).toBeChecked();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Foundation', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Foundation', exact: true }),
  ).toBeVisible();
  const picture = page.getByRole('article').locator('img').nth(3);
  await expect(picture).toHaveAttribute('src', /&w=180&q=40$/);
  await expect(picture).not.toHaveAttribute('srcset');
  const line = page.getByRole('complementary', { name: 'Less data' });
  await expect(line).toContainText('pictures are small');
  await lever(page).uncheck();
  await expect(line).toBeHidden();
});
