import { NO_NETWORK, untilKept } from '../../keptOnDevice';
import { StoppableSite } from '../../StoppableSite';
import { siteEnvironment } from '../../siteEnvironment';
import { DEMO_DIST } from '../../sites';
import { expect, test } from '../../test';

/* How the owner ends the keeping of pages. */

test.use({ serviceWorkers: 'allow' });

const site = new StoppableSite('offline-setting');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

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
