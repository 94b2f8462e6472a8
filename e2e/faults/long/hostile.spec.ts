import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../../horizontalOverflow';
import { screens } from '../../screens';
import { hostileCatalogue } from '../../standIn/hostileCatalogue';
import { type ServedOnStandIn, serveOnStandIn } from '../../standIn/serveOnStandIn';
import { expect, test } from '../../test';
import { until } from '../shelfUnderFault';

/* Each kind of page with hostile documents. */

test.use({ viewport: screens.phone });

let served: ServedOnStandIn;

const pages = ['/', '/Foundation', '/Primer', '/Toner', '/Visit-shop', '/Reviewpage'];

function hasRead(collection: string): boolean {
  return served.site.events.some(
    (line) => line.event === 'collection read' && line.collection === collection,
  );
}

test.beforeAll(async () => {
  served = await serveOnStandIn('hostile');
  for (const [collection, documents] of hostileCatalogue)
    served.standIn.documents.set(collection, documents);
  await until(async () => {
    // If the server has just closed a connection, the next poll tries again.
    await Promise.allSettled(pages.map((path) => fetch(served.site.address + path)));
    return [...hostileCatalogue.keys()].every(hasRead);
  }, 'the hostile collections are read');
  // Until the pages are made of them.
  await pause(1_000);
});
test.afterAll(() => served.end());

async function open(page: Page, path: string) {
  // No server listens at the address for web vitals.
  await page.route(String(served.env.WEB_VITALS_ADDRESS), (route) =>
    route.fulfill({ status: 204 }),
  );
  return page.goto(served.site.address + path);
}

/** Addresses in `href` and `src` that are not https, tel, mailto, a fragment or a path of this site. */
function unsafeAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [href], main [src], iframe, video')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(https:\/\/|\/(?!\/)|#|tel:|mailto:)/.test(address)),
  );
}

for (const path of pages) {
  test(`${path} with hostile documents runs no script, leads nowhere dangerous and does not overflow`, async ({
    page,
    allowConsole,
  }) => {
    // Missing pictures. Any other console message, such as a policy violation, fails the test.
    allowConsole(/^Failed to load resource/);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      return dialog.dismiss();
    });
    expect((await open(page, path))?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in window), 'a script ran').toBe(false);
    expect(asked).toBe(false);
    expect(await horizontalOverflow(page)).toBe(0);
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object|Infinity/);
    expect(await unsafeAddresses(page)).toEqual([]);
  });
}

test('hostile titles are plain text', async ({ page, allowConsole }) => {
  allowConsole(/^Failed to load resource/);
  await open(page, '/Foundation');
  const escaped = '%3Cscript%3E, <script>, \\u003cscript\\u003e';
  for (const title of [escaped, 'constructor', '__proto__'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeAttached();
});

test('45 documents of a megabyte give a page of normal size', async ({ page }) => {
  const response = await open(page, '/Toner');
  await expect(page.getByRole('heading', { name: /^Heavy \d+ x+…$/ })).toHaveCount(45);
  expect((await response?.body())?.byteLength).toBeLessThan(400_000);
});
