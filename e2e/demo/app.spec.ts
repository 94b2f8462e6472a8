import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { horizontalOverflow } from '../horizontalOverflow';
import { screens } from '../screens';
import { expect, test } from '../test';

/** Shows pages as the installed site: the browser of the tests has no windows, and can't emulate their display mode. */
function asApp(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
}

for (const [name, viewport] of [
  ['a phone', screens.phone],
  ['a wide screen', screens.wide],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the installed site has Back and Share in its header, which stays as high', async ({
      page,
    }) => {
      const header = page.getByRole('banner');
      await page.goto('/Foundation');
      await page.waitForLoadState('networkidle');
      const height = (await header.boundingBox())?.height;
      await asApp(page);
      await page.goto('/contact-us');
      const back = header.getByRole('button', { name: 'Back' });
      const share = header.getByRole('button', { name: 'Share this page' });
      await expect(back).toBeVisible();
      await expect(share).toBeVisible();
      expect((await header.boundingBox())?.height).toBe(height);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      for (const button of [back, share]) {
        const box = await button.boundingBox();
        expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await back.click();
      await expect(page).toHaveURL('/Foundation');
    });
  });
}

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
