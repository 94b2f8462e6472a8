import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { categories } from '../../src/catalogue/categories';
import { TEST_FRESH_SECONDS } from '../sites';
import { Fleet, type FleetProcess, redisState } from './Fleet';

test.describe.configure({ mode: 'serial' });

const FRESH_MS = TEST_FRESH_SECONDS * 1000;

let fleet: Fleet;
let one: FleetProcess;
let others: FleetProcess[];

test.beforeAll(async () => {
  fleet = await Fleet.begin();
  await fleet.startRedis();
  one = await fleet.start({ SITE_PROCESS: 'one', SITE_METRICS: 'yes' });
  others = await Promise.all([1, 2, 3].map(() => fleet.start({}, one)));
});
test.afterAll(() => fleet.end());

test('four processes under load read the database about as often as one', async () => {
  const shelves = [20, 21, 22].flatMap((index) => categories[index] ?? []);
  const requests = () =>
    shelves.reduce((sum, { collection }) => sum + one.standIn.requests(collection), 0);
  await pause(FRESH_MS);
  const [before, start] = [requests(), Date.now()];
  await Promise.all(
    [one, ...others].map(async ({ site }) => {
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
  const [other = one] = others;
  const ask = (own: FleetProcess, path: string) => fetch(own.site.address + path);
  await ask(other, `/${categories[23]?.slug}`);
  await ask(one, `/${categories[24]?.slug}`);
  await expect.poll(() => other.site.events.at(-1)?.process).toMatch(/.+:\d+$/);
  await expect.poll(() => one.site.events.at(-1)?.process).toBe('one');
  await expect.poll(() => redisState(one)).toBe('ok');
  expect((await ask(one, '/api/ready')).status).toBe(200);
  expect((await ask(other, '/api/metrics')).status).toBe(404);
  const metrics = await (await ask(one, '/api/metrics')).text();
  for (const counter of [
    'site_requests_total{kind="page",status="200"}',
    'site_database_reads_total{outcome="ok"}',
    'site_shared_readings_total{outcome="own"}',
    'site_renewals_total{outcome="new"}',
    'site_oldest_page_seconds',
    'site_redis_up 1',
  ]) {
    expect(metrics).toContain(counter);
  }
});
