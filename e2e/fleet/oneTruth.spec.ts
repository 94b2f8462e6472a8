import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../src/catalogue/categories';
import { ShelfUnderFault, until } from '../faults/shelfUnderFault';
import { TEST_FRESH_SECONDS } from '../sites';
import { faults } from '../standIn/faults';
import { Fleet, type FleetProcess, redisState } from './Fleet';

test.describe.configure({ mode: 'serial' });

const FRESH_MS = TEST_FRESH_SECONDS * 1000;
/** Processes look twice a second for what others made. */
const withinASecond = () => pause(1_000);
/** After this pause a visit renews the page, also after a failure: Next then waits at least three seconds. */
const untilStale = () => pause((Math.max(TEST_FRESH_SECONDS, 3) + 0.5) * 1000);

let fleet: Fleet;
let one: FleetProcess;
let other: FleetProcess;

test.beforeAll(async () => {
  fleet = await Fleet.begin();
  await fleet.startRedis();
  [one, other] = await Promise.all([
    fleet.start({ SITE_PROCESS: 'one', SITE_METRICS: 'yes', SITE_GUARD: 'off' }),
    fleet.start(),
  ]);
});
test.afterAll(() => fleet.end());

/** A shelf as each process sees it, by default `one` here. The databases of the processes get the same documents. */
function shelfOn(index: number, page: 'shelf' | 'product' = 'shelf', processes = [one, other]) {
  const category = categories[index];
  if (!category) throw new Error(`There is no category ${index}`);
  const seen = processes.map((own) => new ShelfUnderFault(category, own.site, own, page));
  const [here, there] = seen;
  if (!here || !there) throw new Error('There are two processes.');
  const stock = (version: number) => {
    for (const shelf of seen) shelf.stock(version);
  };
  return { here, there, stock, stored: () => fleet.stored(category) };
}

test('a page made anew by one process is served by the other, which reads nothing', async () => {
  await Promise.all([
    newHereThenThere(shelfOn(10, 'shelf')),
    newHereThenThere(shelfOn(11, 'product', [other, one])),
  ]);
});

async function newHereThenThere({ here, there, stock }: ReturnType<typeof shelfOn>): Promise<void> {
  stock(1);
  await here.shows(1);
  await there.shows(1);
  stock(2);
  await untilStale();
  const before = there.requests;
  await here.visitAndWait('collection read');
  await here.shows(2);
  await there.shows(2);
  expect(there.requests).toBe(before);
}

test('a process that can’t read keeps its page, and neither replaces the newer one nor hides it', async () => {
  const { here, there, stock, stored } = shelfOn(12);
  stock(1);
  await here.shows(1);
  await there.shows(1);
  await Promise.all([here.isRenewed(), there.isRenewed()]);
  const first = await stored();
  expect(first.reading, 'a page is as old as its reading').toContain(`"readAt":${first.readAt}`);
  const refusal = faults.get('403 PERMISSION_DENIED');
  if (!refusal) throw new Error('There is no such fault.');
  other.standIn.fail(refusal.fault, there.collection);
  stock(2);
  await untilStale();
  expect(await there.visitAndWait('collection not read')).toEqual({ status: 200, versions: [1] });
  await withinASecond();
  expect((await stored()).readAt, 'it tells nobody of the page that it keeps').toBe(first.readAt);
  await here.visitAndWait('collection read');
  await here.shows(2);
  await there.shows(2);
  const second = await stored();
  // Its next attempts fail too, and end with the page that it has.
  await untilStale();
  expect(await there.visitAndWait('collection not read')).toEqual({ status: 200, versions: [2] });
  await withinASecond();
  expect((await stored()).readAt).toBe(second.readAt);
  expect(await here.visit()).toEqual({ status: 200, versions: [2] });
  other.standIn.recover(there.collection);
});

test('a page that is gone is gone everywhere', async () => {
  const { here, there, stock } = shelfOn(13, 'product');
  stock(1);
  await here.shows(1);
  await there.shows(1);
  for (const { standIn } of [one, other]) standIn.documents.set(here.collection, {});
  await untilStale();
  await here.visitAndWait('collection read');
  await until(async () => (await here.visit()).status === 404, 'it is gone here');
  await until(async () => (await there.visit()).status === 404, 'it is gone there');
});

test('four processes under load read the database about as often as one', async () => {
  const others = await Promise.all([1, 2, 3].map(() => fleet.start({}, one)));
  const four = [one, ...others];
  const shelves = [20, 21, 22].flatMap((index) => categories[index] ?? []);
  const requests = () =>
    shelves.reduce((sum, { collection }) => sum + one.standIn.requests(collection), 0);
  await pause(FRESH_MS);
  const [before, start] = [requests(), Date.now()];
  await Promise.all(
    four.map(async ({ site }) => {
      while (Date.now() - start < 3 * FRESH_MS) {
        await Promise.all(
          shelves.map(async ({ slug }) => (await fetch(`${site.address}/${slug}`)).text()),
        );
        // Visitors, not a flood: on two processors that would show how busy those are.
        await pause(20);
      }
    }),
  );
  const ofOne = ((Date.now() - start) / FRESH_MS + 1) * shelves.length;
  const read = requests() - before;
  console.log(`four processes read ${read} times, one would read up to ${ofOne.toFixed(1)} times`);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1.5 * ofOne);
});

test('a process names itself, and shows its counters and readiness to whom may see them', async () => {
  const said = one.site.events.filter(({ event }) => event === 'collection read');
  expect(new Set(said.map(({ process }) => process))).toEqual(new Set(['one']));
  expect(other.site.events.at(-1)?.process).toMatch(/.+:\d+$/);
  await expect.poll(() => redisState(one)).toBe('ok');
  const ask = (own: FleetProcess, path: string) => fetch(own.site.address + path);
  expect((await ask(one, '/api/ready')).status).toBe(200);
  expect((await ask(other, '/api/metrics')).status).toBe(404);
  const metrics = await (await ask(one, '/api/metrics')).text();
  for (const counter of [
    'site_requests_total{kind="page",status="200"}',
    'site_database_reads_total{outcome="ok"}',
    'site_shared_readings_total{outcome="own"}',
    'site_pages_total{outcome="shared"}',
    'site_renewals_total{outcome="new"}',
    'site_oldest_page_seconds',
    'site_redis_up 1',
  ]) {
    expect(metrics).toContain(counter);
  }
});
