import { setTimeout as pause } from 'node:timers/promises';
import { screens } from '../../screens';
import { hostileCatalogue } from '../../standIn/hostileCatalogue';
import { type ServedOnStandIn, serveOnStandIn } from '../../standIn/serveOnStandIn';
import { expect, test } from '../../test';
import { expectHarmless } from '../expectHarmless';
import { until } from '../shelfUnderFault';

/* Each kind of page with hostile documents: running.spec.ts visits a category. */

test.use({ viewport: screens.phone });

let served: ServedOnStandIn;

const pages = ['/', '/Primer', '/Toner', '/Visit-shop', '/Reviewpage'];

function hasRead(collection: string): boolean {
  return served.site.events.some(
    (line) => line.event === 'collection read' && line.collection === collection,
  );
}

test.beforeAll(async () => {
  served = await serveOnStandIn('hostile');
  const hostile = [...hostileCatalogue].filter(([name]) => name !== 'MAKEUP-Foundation');
  for (const [collection, documents] of hostile)
    served.standIn.documents.set(collection, documents);
  await until(async () => {
    // If the server has just closed a connection, the next poll tries again.
    await Promise.allSettled(pages.map((path) => fetch(served.site.address + path)));
    return hostile.every(([name]) => hasRead(name));
  }, 'the hostile collections are read');
  // Until the pages are made of them.
  await pause(1_000);
});
test.afterAll(() => served.end());

for (const path of pages) {
  test(`${path} with hostile documents runs no script and does not overflow at 360 pixels`, async ({
    page,
    allowConsole,
  }) => {
    // Missing pictures. Any other console message, such as a policy violation, fails the test.
    allowConsole(/^Failed to load resource/);
    await expectHarmless(page, served, path);
  });
}

test('45 documents of a megabyte give a page of normal size', async ({ page }) => {
  // No server listens there.
  await page.route(String(served.env.WEB_VITALS_ADDRESS), (route) =>
    route.fulfill({ status: 204 }),
  );
  const response = await page.goto(`${served.site.address}/Toner`);
  await expect(page.getByRole('heading', { name: /^Heavy \d+ x+…$/ })).toHaveCount(45);
  expect((await response?.body())?.byteLength).toBeLessThan(400_000);
});
