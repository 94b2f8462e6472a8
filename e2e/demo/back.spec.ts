import { samePlace } from '../samePlace';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

test('the menu closes by its button and by what the browser sends for Back; a link in it adds one step', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Menu' });
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await menu.evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(menu).toBeHidden();
  await opener.press('Enter');
  await menu.getByRole('link', { name: 'Primer' }).tap();
  await expect(page).toHaveURL('/Primer');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Foundation');
  await expect(menu).toBeHidden();
});

test('Back from a product restores its shelf, to the pixel', async ({ page }) => {
  await samePlace.afterProduct(page, '/Foundation', 4);
});

test('Back from a product restores /offers, to the pixel, and neither way is a full load', async ({
  page,
}) => {
  await samePlace.afterProduct(page, '/offers');
});
