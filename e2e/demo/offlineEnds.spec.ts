import type { Page } from '@playwright/test';
import { NO_NETWORK, untilKept } from '../keptOnDevice';
import { StoppableSite } from '../StoppableSite';
import { screens } from '../screens';
import { siteEnvironment } from '../siteEnvironment';
import { DEMO_DIST } from '../sites';
import { expect, test } from '../test';

/* How keeping pages ends: by the owner, by the visitor, on a device that refuses. And who is never asked. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const site = new StoppableSite('offline-ends');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('with a setting the worker empties and removes itself', async ({ page, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await site.stop();
  await site.start(siteEnvironment(DEMO_DIST, { OFFLINE_PAGES: 'no' }));
  await page.goto(`${site.address}/Foundation`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await site.stop();
  expect(await page.goto(`${site.address}/Foundation`).catch((error) => String(error))).toContain(
    'ERR_CONNECTION_REFUSED',
  );
});

test('the visitor erases what is kept, and ends the keeping', async ({ page }) => {
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.goto(`${site.address}/privacy`);
  await page.getByRole('button', { name: 'Keep no pages' }).click();
  await expect(page.getByText('No pages are kept')).toBeVisible();
  await page.goto(`${site.address}/Foundation`);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations()))
    .toEqual([]);
});

test('who saves data has nothing kept without asking for it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${site.address}/privacy`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.getByRole('button', { name: 'Keep this shop on my phone' }).click();
  await untilKept(page, '/privacy', '/', '/contact-us', '/offline');
});

test('with no room on the device, or with a damaged copy, the site is the plain one', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
  await page.goto(`${site.address}/Foundation`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${site.address}/Eyeshadow`);
  await expect(heading(page, 'Eyeshadow')).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.address });
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\.js$/.test(request.url)) await cache.put(request, new Response(''));
    }
  });
  await page.reload();
  await expect(heading(page, 'Foundation')).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});
