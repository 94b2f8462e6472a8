import { screens } from '../screens';
import { expect, test } from '../test';

test('with data saving on, pages reached by navigation request lighter pictures', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.setViewportSize(screens.phone);
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Foundation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  const later = page.getByRole('article').locator('img').nth(3);
  await expect(later).toHaveAttribute('srcset', /&q=40 /);
});
