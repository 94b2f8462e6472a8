import type { Browser } from '@playwright/test';
import { bytesOf } from '../bytesOf';
import { readToTheEnd } from '../readToTheEnd';
import { screens } from '../screens';
import { expect, test } from '../test';

/** How many bytes the pictures of home have for somebody who reads it to its end, with nothing in the browser's cache. */
async function pictureBytes(
  browser: Browser,
  extraHTTPHeaders: Record<string, string>,
): Promise<number> {
  const page = await browser.newPage({
    viewport: screens.phone,
    deviceScaleFactor: 2,
    extraHTTPHeaders,
  });
  const soFar = bytesOf(page, 'image');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  const bytes = await soFar();
  await page.close();
  return bytes;
}

test('where data is saved the pictures of home are lighter by a fifth at least', async ({
  browser,
}, info) => {
  const usual = await pictureBytes(browser, {});
  const light = await pictureBytes(browser, { 'Save-Data': 'on' });
  info.annotations.push({ type: 'bytes of pictures', description: `${usual}, light ${light}` });
  expect(light).toBeGreaterThan(0);
  expect(light).toBeLessThanOrEqual(usual * 0.8);
});

test('pages that one goes on to ask for lighter pictures by themselves', async ({ page }) => {
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
