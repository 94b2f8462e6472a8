import type { Browser } from '@playwright/test';
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
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await readToTheEnd(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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
