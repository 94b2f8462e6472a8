import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../test';

test('Chromium finds nothing wrong with the manifest of any language', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/bn', '/hi']) {
    await page.goto(path);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ start_url: path, display: 'standalone' });
  }
});

test('the home screen is offered on the second visit, until one says no', async ({
  page,
  context,
}) => {
  const add = (tab: Page) => tab.getByRole('button', { name: 'Add to home screen' });
  await openReady(page);
  await expect(add(page)).toBeHidden();
  const again = await nextVisit(context);
  await expect(add(again)).toBeVisible();
  await again.getByRole('button', { name: 'No, thanks' }).click();
  await expect(add(again)).toBeHidden();
  await expect(add(await nextVisit(context))).toBeHidden();
});

async function nextVisit(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await openReady(tab);
  return tab;
}

/** Opens a page in a browser that would ask whether to install the site. */
async function openReady(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
}
