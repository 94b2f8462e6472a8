import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { categories } from '../../../src/catalogue/categories';
import { languages } from '../../../src/shop/languages';
import { screens } from '../../screens';
import { TEST_FRESH_SECONDS } from '../../sites';
import { faults } from '../../standIn/faults';
import { type ServedOnStandIn, serveOnStandIn } from '../../standIn/serveOnStandIn';
import { expect, test } from '../../test';
import { ShelfUnderFault } from '../shelfUnderFault';

/* One site on a database that fails. Each fault: revalidation.spec.ts; hostile documents: hostile.spec.ts. */

test.describe.configure({ mode: 'serial' });
test.use({ viewport: screens.phone });

let served: ServedOnStandIn;

test.beforeAll(async () => {
  served = await serveOnStandIn('running');
});
test.afterAll(() => served.end());

const health = async () => (await fetch(`${served.site.address}/api/health`)).json();

test('while a shelf cannot be read its last good page stays, health and log say why without a secret, and then the new one comes', async () => {
  const category = categories[5];
  const refused = faults.get('429 RESOURCE_EXHAUSTED');
  if (!category || !refused) throw new Error('There is no such category or fault');
  expect(await health()).toEqual({ status: 'ok', failing: [] });
  const shelf = new ShelfUnderFault(category, served.site, served);
  shelf.stock(1);
  await shelf.shows(1);
  await shelf.isRenewed();
  served.standIn.fail(refused.fault, shelf.collection);
  shelf.stock(2);
  await pause((TEST_FRESH_SECONDS + 1) * 1000);
  const good = { status: 200, versions: [1] };
  expect(await shelf.visitAndWait('collection not read')).toEqual(good);
  expect(await shelf.visit()).toEqual(good);
  const failing = await health();
  expect(failing).toMatchObject({
    status: 'failing',
    failing: [{ collection: shelf.collection, since: expect.any(String) }],
  });
  expect(served.site.events).toContainEqual({
    level: 'error',
    event: 'collection not read',
    collection: shelf.collection,
    cause: expect.stringContaining('Quota exceeded.'),
    ms: expect.any(Number),
  });
  served.standIn.recover(shelf.collection);
  await shelf.shows(2);
  for (const text of [JSON.stringify(failing), served.site.output]) {
    expect(text).not.toContain(served.env.FIREBASE_API_KEY);
  }
});

test('an unknown address is a 404 while the database refuses all, and only a product that may exist is asked for later', async () => {
  const refused = faults.get('403 PERMISSION_DENIED');
  if (!refused) throw new Error('There is no such fault');
  served.standIn.fail(refused.fault);
  await pause((TEST_FRESH_SECONDS + 1) * 1000);
  const statusOf = async (path: string) => {
    const response = await fetch(served.site.address + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
  for (const { prefix } of Object.values(languages)) {
    for (const path of ['/nowhere', '/Foundation/nonsense', '/foundation/index.html', '/a/b/c'])
      expect(await statusOf(prefix + path), prefix + path).toBe(404);
    expect(await statusOf(`${prefix}/foundation`)).toBe(308);
    const perhaps = `${prefix}/Foundation/perhaps-new-AbCdEfGhIjKlMnOpQrSt`;
    const { status, headers } = await fetch(served.site.address + perhaps);
    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '60' });
    expect(headers.get('cache-control')).toContain('no-store');
  }
  served.standIn.recover();
});

test('the log says nothing about visitors', async () => {
  const before = served.site.output.length;
  await fetch(`${served.site.address}/no-such-page?name=Asha+Sen&phone=9876543210`, {
    headers: { 'user-agent': 'Ashas-own-browser', 'x-forwarded-for': '203.0.113.7' },
  });
  await fetch(`${served.site.address}/foundation?name=Asha+Sen`, { redirect: 'manual' });
  expect(served.site.output.slice(before)).not.toMatch(/Asha|9876543210|203\.0\.113|no-such-page/);
});

test('a page reports its web vitals to the configured address, and nothing about the visitor', async ({
  page,
  context,
}) => {
  const reports: { name: string; page: string }[] = [];
  const address = String(served.env.WEB_VITALS_ADDRESS);
  await context.route(address, (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}'));
    return route.fulfill({ status: 204 });
  });
  const named = () => reports.map(({ name }) => name).sort();
  await page.goto(`${served.site.address}/Foundation?utm_source=wa`);
  // The measuring code loads after the page, and the browser buffers only slow presses for it.
  await expect.poll(named).toContain('TTFB');
  // A press ends the measuring of the largest paint. Its own duration may come or not.
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await leave(page);
  const all = ['CLS', 'FCP', 'LCP', 'TTFB'];
  await expect.poll(named).toEqual(expect.arrayContaining(all));
  for (const report of reports) {
    expect(Object.keys(report).sort()).toEqual(['name', 'page', 'rating', 'value']);
    expect(report.page).toBe('/Foundation');
  }
});

/** Hides the page, as switching to another tab does. Metrics that are final only then are reported then. */
function leave(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
