import type { Page } from '@playwright/test';
import { NO_NETWORK, untilKept } from '../../keptOnDevice';
import { StoppableSite } from '../../StoppableSite';
import { screens } from '../../screens';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST } from '../../sites';
import { expect, test } from '../../test';

/* What is kept is erased by the visitor or by the owner's setting, and a device may refuse to keep it. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const site = new StoppableSite('offline-ends');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('the visitor erases what is kept', async ({ page }) => {
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.goto(`${site.address}/privacy`);
  await untilKept(page, '/privacy');
  await page.getByRole('button', { name: 'Delete all of this' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
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

test('with a setting the worker empties and removes itself', async ({ page, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await site.start(siteEnvironment(DEMO_DIST, { OFFLINE_PAGES: 'no' }));
  await page.goto(`${site.address}/Foundation`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await site.stop();
  expect(await page.goto(`${site.address}/Foundation`).catch(String)).toContain(
    'ERR_CONNECTION_REFUSED',
  );
});
