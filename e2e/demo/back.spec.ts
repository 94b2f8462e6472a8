import { samePlace } from '../samePlace';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

test('Back closes the menu and stays on the page, Forward opens it again, its button adds no step', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Menu' });
  await page.goto('/contact-us');
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 300));
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL('/Foundation');
  expect(asked.filter((address) => address.includes('/_next/data/'))).toEqual([]);
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  // The dialog's history entry is removed a moment later.
  await page.waitForFunction(() => window.history.state?.layer === undefined);
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test('Back from a product restores /offers, to the pixel, and neither way is a full load', async ({
  page,
}) => {
  await samePlace.afterProduct(page, '/offers');
});
