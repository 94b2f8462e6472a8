import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { allCollections } from '../../src/catalogue/allCollections';
import { categories } from '../../src/catalogue/categories';
import { shelfRequestPath } from '../../src/catalogue/ShelfRequest';
import { ROWS } from '../../src/data/registry/rowDocuments';
import { languages } from '../../src/shop/languages';
import { routes } from '../routes';
import { TEST_FRESH_SECONDS } from '../sites';
import { faults } from '../standIn/faults';
import { type ServedOnStandIn, serveOnStandIn } from '../standIn/serveOnStandIn';
import { ShelfUnderFault } from './shelfUnderFault';

test.describe.configure({ mode: 'serial' });

/** How long the crowd stays, in multiples of the fresh time. */
const TIMES_FRESH = 3;

let served: ServedOnStandIn;

test.beforeAll(async () => {
  served = await serveOnStandIn();
});
test.afterAll(() => served.end());

const previews = routes.map(
  (path) => `/api/preview/${path === '/' ? '_home' : path.slice(1)}.0.jpg`,
);
const answers = allCollections.map(({ name }) => shelfRequestPath({ name }));
const health = async () => (await fetch(`${served.site.address}/api/health`)).json();

test('a crowd costs each collection one read per fresh time, including answers, previews and sitemap', async () => {
  const start = Date.now();
  while (Date.now() - start < TIMES_FRESH * TEST_FRESH_SECONDS * 1000) {
    const pages = [...routes, ...answers, ...previews, '/sitemap.xml', '/api/health'];
    await Promise.all(
      pages.map(async (path) => {
        const answer = await fetch(served.site.address + path);
        expect(answer.status, path).toBe(200);
        await answer.arrayBuffer();
      }),
    );
  }
  const windows = Math.ceil((Date.now() - start) / (TEST_FRESH_SECONDS * 1000)) + 1;
  // What shelves there are was read by the build.
  expect(served.standIn.requests(ROWS)).toBe(0);
  for (const { name: collection } of allCollections) {
    const requests = served.standIn.requests(collection);
    expect(requests, collection).toBeGreaterThan(0);
    expect(requests, `${collection} in ${windows} times fresh`).toBeLessThanOrEqual(windows);
  }
});

test('health reports source, oldest shelf and last failure, and the log each read, without a secret', async () => {
  const category = categories[5];
  const refused = faults.get('429 RESOURCE_EXHAUSTED');
  if (!category || !refused) throw new Error('There is no such category or fault');
  expect(await health()).toMatchObject({
    status: 'ok',
    source: 'firestore',
    oldestShelf: { collection: expect.any(String), ageSeconds: expect.any(Number) },
  });
  const shelf = new ShelfUnderFault(category, served.site, served);
  served.standIn.fail(refused.fault, shelf.collection);
  await pause((TEST_FRESH_SECONDS + 1) * 1000);
  await shelf.visitAndWait('collection not read');
  const failing = await health();
  expect(failing).toMatchObject({
    status: 'failing',
    failingCollections: [shelf.collection],
    lastFailure: { collection: shelf.collection, cause: expect.stringContaining('Quota') },
  });
  expect(served.site.events).toContainEqual({
    level: 'error',
    event: 'collection not read',
    collection: shelf.collection,
    cause: expect.stringContaining('Quota exceeded.'),
    ms: expect.any(Number),
    process: expect.any(String),
  });
  served.standIn.recover(shelf.collection);
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

test('a configured picture host that resolves into the own network is refused', async () => {
  const picture = encodeURIComponent('https://localhost/secret.jpg');
  const response = await fetch(`${served.site.address}/_next/image?url=${picture}&w=360&q=60`);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('"url" parameter is not allowed');
  expect(served.site.output).toContain('resolved to private IP');
});
