import { cpSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { shelfAnswerPath } from '../../src/catalogue/addresses';
import { categories } from '../../src/catalogue/categories';
import { routes } from '../routes';
import { siteEnvironment } from '../siteEnvironment';
import { DEMO_DIST, FAULTY_DIST, TEST_FRESH_SECONDS } from '../sites';
import { keepRestocking } from '../soak/keepRestocking';
import { type StandInSetting, settingOnStandIn } from '../standIn/siteOnStandIn';
import { filesOfBuild } from './pageFaults';
import { ServedFleet } from './ServedFleet';
import { Visitors } from './Visitors';

/* The whole fleet: the real nginx, a real Redis and two processes of the site. */

test.describe.configure({ mode: 'serial' });

let setting: StandInSetting;
let fleet: ServedFleet;

const builds = new Map(
  [FAULTY_DIST, DEMO_DIST].map((dist) => [idOf(dist), filesOfBuild(dist)] as const),
);
const targets = [...routes, shelfAnswerPath('MAKEUP-Foundation'), '/api/search'];

/** Only a Redis that hangs is late: on a slow, busy machine a good one may be slower than visitors should wait. */
const settings = { SITE_METRICS: 'yes', SITE_REDIS_WAIT_MS: '4000' };

let said = '';

function idOf(dist: string): string {
  return readFileSync(`${dist}/BUILD_ID`, 'utf8');
}

test.beforeAll(async () => {
  setting = await settingOnStandIn(FAULTY_DIST);
  const env = { ...setting.env, ...settings };
  const onOutput = (text: string) => {
    said += text;
  };
  fleet = await (await ServedFleet.start({ processes: 2, env, onOutput })).ready();
});
test.afterAll(async () => {
  await fleet.end();
  await setting.standIn.refuse();
});

/** What /api/health of each process says of Redis. */
function redisStates(): Promise<unknown[]> {
  return Promise.all(
    fleet.siteAddresses.map(async (address) => {
      const health = await fetch(`${address}/api/health`);
      return (await health.json()).redis;
    }),
  );
}

test('two processes under load read the database about as often as one', async () => {
  const shelves = [20, 21, 22].flatMap((index) => categories[index] ?? []);
  const requests = () =>
    shelves.reduce((sum, { collection }) => sum + setting.standIn.requests(collection), 0);
  const freshMs = TEST_FRESH_SECONDS * 1000;
  await pause(freshMs);
  const [before, start] = [requests(), Date.now()];
  await Promise.all(
    fleet.siteAddresses.map(async (address) => {
      while (Date.now() - start < 6 * freshMs) {
        await Promise.all(
          shelves.map(async ({ slug }) => (await fetch(`${address}/${slug}`)).text()),
        );
        // Visitors, not a flood: on two processors that would show how busy those are.
        await pause(20);
      }
    }),
  );
  const ofOne = ((Date.now() - start) / freshMs + 1) * shelves.length;
  const read = requests() - before;
  console.log(`two processes read ${read} times, one would read up to ${ofOne.toFixed(1)} times`);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1.5 * ofOne);
});

test('a process names itself, is ready, and shows its counters', async () => {
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  let metrics = '';
  for (const [at, address] of fleet.siteAddresses.entries()) {
    expect(said).toContain(`"process":"site-${at + 1}"`);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const own = await (await fetch(`${address}/api/metrics`)).text();
    for (const counter of [
      'site_requests_total{kind="page",status="200"}',
      'site_renewals_total{outcome="new"}',
      'site_oldest_page_seconds',
      'site_failing_collections',
      'site_redis_up 1',
    ]) {
      expect(own).toContain(counter);
    }
    metrics += own;
  }
  // One of the two may have read all that the other showed.
  expect(metrics).toContain('site_database_reads_total{outcome="ok"}');
  expect(metrics).toContain('site_shared_readings_total{outcome="own"}');
});

test('visitors do not notice that processes and Redis are killed, and Redis hangs, while the database fails', async () => {
  const stopRestocking = keepRestocking(setting.standIn, 3);
  const visitors = new Visitors(fleet.address, targets, builds);
  for (const site of [0, 1]) {
    const [before] = fleet.ids.site.slice(site);
    const seen = visitors.right;
    fleet.killSite(site);
    await expect.poll(() => fleet.ids.site[site]).not.toBe(before);
    await fleet.siteAnswers(site);
    fleet.killRedis();
    await expect.poll(() => visitors.right).toBeGreaterThan(seen + targets.length);
  }
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  fleet.killRedis('SIGSTOP');
  await expect.poll(redisStates).toEqual(['away', 'away']);
  const seen = visitors.right;
  await expect.poll(() => visitors.right).toBeGreaterThan(seen + targets.length);
  fleet.killRedis('SIGCONT');
  await expect.poll(redisStates).toEqual(['ok', 'ok']);
  stopRestocking();
  expect(await visitors.end()).toEqual([]);
});

test('visitors get all pages while a process is stopped', async () => {
  const visitors = new Visitors(fleet.address, targets, builds);
  fleet.killSite(0, 'SIGSTOP');
  await expect.poll(() => visitors.right).toBeGreaterThan(targets.length);
  fleet.killSite(0, 'SIGCONT');
  expect(await visitors.end()).toEqual([]);
});

test('a new build takes the place of the old one under load: each page is of one build, and open pages keep their scripts', async () => {
  const visitors = new Visitors(fleet.address, targets, builds);
  await expect.poll(() => visitors.right).toBeGreaterThan(targets.length);
  const underWay = siteEnvironment('.next-under-way');
  cpSync(`${DEMO_DIST}/BUILD_ID`, '.next-under-way/BUILD_ID');
  await expect(fleet.replace(underWay)).rejects.toThrow('has no whole build now');
  rmSync('.next-under-way', { recursive: true });
  await fleet.replace(siteEnvironment(DEMO_DIST));
  await expect.poll(() => visitors.seen.has(idOf(DEMO_DIST))).toBe(true);
  expect(await visitors.end()).toEqual([]);
  expect([...visitors.seen.keys()]).toEqual([idOf(FAULTY_DIST), idOf(DEMO_DIST)]);
});

test('while all processes are dead, pages that were visited are shown, and balancers are told', async () => {
  for (const site of [0, 1]) fleet.killSite(site);
  const ready = async () => (await fetch(`${fleet.address}/api/ready`)).status;
  await expect.poll(ready).toBe(503);
  const visitors = new Visitors(fleet.address, routes, builds);
  await expect.poll(() => visitors.right + visitors.faults.size).toBeGreaterThan(routes.length);
  expect(await visitors.end()).toEqual([]);
});
